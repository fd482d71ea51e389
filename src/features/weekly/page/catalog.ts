/**
 * The module types of the weekly page: the response field of each type and its decoder. Pure; the components are in
 * `registry.ts` and `laterModules.ts`, which the compiler keeps complete. How to add one: docs/weekly-page.md.
 */
import type { Decoder } from '@/api/decoder';
import { commonModule } from '@/features/weekly/modules/common/commonModule';
import { drawModule } from '@/features/weekly/modules/draw/drawModule';
import { goodsModule } from '@/features/weekly/modules/goods/goodsModule';
import { goodsGroupModule } from '@/features/weekly/modules/goodsGroup/goodsGroupModule';
import { inclusiveModule } from '@/features/weekly/modules/inclusive/inclusiveModule';
import { independentModule } from '@/features/weekly/modules/independent/independentModule';
import { regionalCodeModule } from '@/features/weekly/modules/regionalCode/regionalCodeModule';
import { rewardCardsModule } from '@/features/weekly/modules/rewardCards/rewardCardsModule';
import { seckillModule } from '@/features/weekly/modules/seckill/seckillModule';
import { sendIncentiveModule } from '@/features/weekly/modules/sendIncentive/sendIncentiveModule';
import { taskModule } from '@/features/weekly/modules/task/taskModule';
import type { AggregateHome } from '../../../../contract/types';
import type { ModulePlace } from './modulePageTypes';

/** Fields of the response that are named like modules. */
type ModuleField = Extract<keyof AggregateHome, `${string}Module` | `${string}ModuleList`>;

/**
 * @param field field of the response: one module, or a list of them if the name ends in `List`
 * @param decode throws an ApiError when nothing of the module can be shown
 */
function entry<T extends string, V>(type: T, field: ModuleField, decode: Decoder<V>) {
  return {
    field,
    read: (value: unknown, path: string, place: ModulePlace) => ({ type, place, view: decode(value, path) }),
  };
}

export const CATALOG = {
  seckill: entry('seckill', 'seckillModule', seckillModule),
  inclusive: entry('inclusive', 'inclusiveModule', inclusiveModule),
  independent: entry('independent', 'independentModuleList', independentModule),
  common: entry('common', 'commonModuleList', commonModule),
  goods: entry('goods', 'goodsModuleList', goodsModule),
  goodsGroup: entry('goodsGroup', 'goodsGroupModuleList', goodsGroupModule),
  draw: entry('draw', 'drawPrizeModuleList', drawModule),
  regionalCode: entry('regionalCode', 'regionalCodeModule', regionalCodeModule),
  rewardCards: entry('rewardCards', 'rewardAggregationModule', rewardCardsModule),
  sendIncentive: entry('sendIncentive', 'sendIncentiveModule', sendIncentiveModule),
  task: entry('task', 'taskModule', taskModule),
};

export type ModuleType = keyof typeof CATALOG;
/** A decoded module with its place on the page. */
export type PageModule = Readonly<ReturnType<(typeof CATALOG)[ModuleType]['read']>>;
/** The `view` prop of a module's component. */
export type ViewOf<T extends ModuleType> = Extract<PageModule, { readonly type: T }>['view'];
