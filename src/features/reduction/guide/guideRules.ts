/** The lines of the guide that depend on the visitor's fund: pure. */
import { businessNames, expiring, yuanOfFen } from '../fundRules';
import type { Fund } from '../reductionTypes';
import { GUIDE_TEXTS } from './guideTexts';

/** Where it can be used, most that one order takes, what ends soon; always three lines. */
export function fundLines(fund: Fund): readonly [string, string, string] {
  const names = businessNames(fund.businesses);
  const soon = expiring(fund);
  return [
    names.length === 0 ? GUIDE_TEXTS.anyBusiness : `${GUIDE_TEXTS.business}：${names.join('、')}`,
    fund.orderLimitFen === 0
      ? GUIDE_TEXTS.noLimit
      : `${GUIDE_TEXTS.limit} ￥${yuanOfFen(fund.orderLimitFen)}`,
    soon === null ? GUIDE_TEXTS.nothingEnds : `即将过期：￥${yuanOfFen(soon.fen)}，最早 ${soon.day}`,
  ];
}
