/** The components of the module types; the compiler asks for one of each in `catalog.ts`. */
import type { ReactNode } from 'react';
import type { CampaignModule } from './catalog';
import { Common } from './modules/common/Common';
import { Goods } from './modules/goods/Goods';
import { GoodsGroup } from './modules/goodsGroup/GoodsGroup';
import { Inclusive } from './modules/inclusive/Inclusive';
import { Independent } from './modules/independent/Independent';
import { Seckill } from './modules/seckill/Seckill';
import { RegionalCode } from './modules/regionalCode/RegionalCode';
import { RewardCards } from './modules/rewardCards/RewardCards';
import { SendIncentive } from './modules/sendIncentive/SendIncentive';
import { TaskSlot } from './modules/task/TaskSlot';
import type { Registry } from './registryTypes';

export const REGISTRY: Registry = {
  seckill: Seckill,
  inclusive: Inclusive,
  independent: Independent,
  common: Common,
  goods: Goods,
  goodsGroup: GoodsGroup,
  regionalCode: RegionalCode,
  rewardCards: RewardCards,
  sendIncentive: SendIncentive,
  task: TaskSlot,
};

/** The module by its component. */
export function renderModule(module: CampaignModule): ReactNode {
  switch (module.type) {
    case 'seckill':
      return <REGISTRY.seckill {...module} />;
    case 'inclusive':
      return <REGISTRY.inclusive {...module} />;
    case 'independent':
      return <REGISTRY.independent {...module} />;
    case 'common':
      return <REGISTRY.common {...module} />;
    case 'goods':
      return <REGISTRY.goods {...module} />;
    case 'goodsGroup':
      return <REGISTRY.goodsGroup {...module} />;
    case 'regionalCode':
      return <REGISTRY.regionalCode {...module} />;
    case 'rewardCards':
      return <REGISTRY.rewardCards {...module} />;
    case 'sendIncentive':
      return <REGISTRY.sendIncentive {...module} />;
    case 'task':
      return <REGISTRY.task {...module} />;
  }
}
