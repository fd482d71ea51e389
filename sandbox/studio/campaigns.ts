import { FIXTURE_LINKS } from '../areas';
import { object, type Json } from '../core/contract/json';
import type { Contract, Operation } from '../core/contract/load';
import type { FixtureLink } from '../core/links';

/** The call that brings the content of the fixtures under each heading of the lab. */
const CALLS: Readonly<Record<string, string>> = {
  周五活动页: 'aggregateHome',
  '周五活动页 · 抽奖': 'aggregateHome',
  到家服务: 'aggregateHome',
  领券活动: 'receiveActivityInfo',
  '领券活动 V2': 'couponV2Info',
  激励活动: 'incentiveActivityInfo',
  减免金: 'reduceMoneyInfo',
  取件有礼: 'pickGiftInfo',
  礼品: 'giftInfo',
  附近柜机: 'nearbyLanding',
  邀请有礼: 'inviteHome',
  '邀请有礼 V2': 'inviteHome',
  做任务赚奖励: 'appIncentiveInfo',
  券包: 'couponSaleInfo',
};
/** Names of the field with the campaign's code. */
const CODE_FIELDS = ['configId', 'code', 'activityCode', 'giftCode'];

/** A fixture whose answer the studio can open. */
export interface Campaign {
  readonly link: FixtureLink;
  readonly operation: Operation;
  /** The body of the call, from the contract's example. */
  readonly request: Json;
}

/** Another code than the campaign's: of a friend's link, of an order. */
const OTHER_CODE = /(?:shareCode|inviteCode|orderNo)=/;

/** In the lab's order; the first link of a code. */
export function campaignsOf(contract: Contract): readonly Campaign[] {
  const known = new Set<string>();
  return FIXTURE_LINKS.flatMap((link) => {
    const operation = contract.operations.find(({ id }) => id === CALLS[link.group]);
    const isOfCode = link.path.includes(link.code) && link.path !== link.code && !OTHER_CODE.test(link.path);
    if (operation === undefined || !isOfCode || known.has(link.code)) return [];
    const example = object([...operation.bodies.values()][0]?.example);
    const codeField = CODE_FIELDS.find((name) => name in example);
    if (codeField === undefined) return [];
    known.add(link.code);
    return [{ link, operation, request: { ...example, ...variantOf(link), [codeField]: link.code } }];
  });
}

/** What the addresses of one call's pages differ in, beside the code. */
function variantOf({ path }: FixtureLink): Json {
  if (path.startsWith('/inviteV2/')) return { version: 'V2' };
  return path.startsWith('/reductionFundsStorage/') ? { kind: 'STORAGE' } : {};
}
