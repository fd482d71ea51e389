import type { Schema } from './schema';
import { specAt } from './schema';

/** Fields of the page's answer that are named like modules. */
const MODULE_FIELD = /Module(List)?$/;
/** Named like modules, but drawn around them: they have no place among the modules. */
const FIXED: readonly string[] = ['guideBarModule', 'locationModule', 'pageIndicatorModule'];

const NAMES: Readonly<Record<string, string>> = {
  baseInfo: '页面信息',
  subscribeInfo: '页面提醒',
  guideBarModule: '引导条',
  locationModule: '定位条',
  pageIndicatorModule: '模块导航',
  seckillModule: '限时秒杀（优惠券）',
  inclusiveModule: '天天普惠（优惠券）',
  commonModuleList: '通用图片',
  goodsModuleList: '商品',
  drawPrizeModuleList: '抽奖',
  independentModuleList: '独立图片',
  goodsGroupModuleList: '商品组',
  sendIncentiveModule: '寄件激励',
  taskModule: '任务',
  regionalCodeModule: '区域码',
  rewardAggregationModule: '奖励卡片',
};

/** What the studio's buttons and outline call a field; the field itself if it has no name here. */
export const kindName = (field: string): string => NAMES[field] ?? field;

export const isModuleField = (field: string): boolean => MODULE_FIELD.test(field);
export const isFixed = (field: string): boolean => FIXED.includes(field);
export const isListField = (field: string): boolean => field.endsWith('List');

/** The kinds of modules that the contract has, in its order; empty for an answer without modules. */
export const kindsOf = (schema: Schema): readonly string[] =>
  [...(specAt(schema, '')?.fields.keys() ?? [])].filter(isModuleField);
