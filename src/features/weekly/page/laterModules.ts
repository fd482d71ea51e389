/**
 * The components of the module types that the first screen rarely shows; the compiler requires one for each
 * `LaterType`.
 */
import type { ReactNode } from 'react';
import { Common } from '@/features/weekly/modules/common/Common';
import { Draw } from '@/features/weekly/modules/draw/Draw';
import { Goods } from '@/features/weekly/modules/goods/Goods';
import { GoodsGroup } from '@/features/weekly/modules/goodsGroup/GoodsGroup';
import { RegionalCode } from '@/features/weekly/modules/regionalCode/RegionalCode';
import { RewardCards } from '@/features/weekly/modules/rewardCards/RewardCards';
import { SendIncentive } from '@/features/weekly/modules/sendIncentive/SendIncentive';
import { TaskSlot } from '@/features/weekly/modules/task/TaskSlot';
import type { PageModule } from './catalog';
import type { FirstType, LaterType, Registry } from './moduleProps';
import { renderRegistered } from './renderRegistered';

const LATER: Registry<LaterType> = {
  common: Common,
  goods: Goods,
  draw: Draw,
  goodsGroup: GoodsGroup,
  regionalCode: RegionalCode,
  rewardCards: RewardCards,
  sendIncentive: SendIncentive,
  task: TaskSlot,
};

export type LaterModule = Exclude<PageModule, { readonly type: FirstType }>;

export const renderLater = (module: LaterModule): ReactNode => renderRegistered(LATER, module);
