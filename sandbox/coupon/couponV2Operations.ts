import type { CouponV2ClaimRequest, ReceiveRequest } from '../../contract/types';
import type { ActivityFixture } from '../campaign/activityFixture';
import { baseFieldsOf, NO_SUCH_ACTIVITY, statusOf } from '../campaign/activityRules';
import {
  requireVisitor,
  succeed,
  visitorOf,
  type Answer,
  type Call,
  type GatewayTools,
  type Handlers,
} from '../core/call';
import type { CouponTemplate } from './coupons';
import { COUPON_LANDINGS, COUPON_V2, NEW_VISITOR_PACKS, OLD_CUSTOMER_MOBILE, SHARER } from './couponV2';
import { ALREADY, reasonAgainst, SOLD_OUT, type Reason } from './receiveOperations';

const OK = '0';
const CAMPAIGN_OF_THE_DAY = 'LAND-NEW';
const OLD_CUSTOMER: Reason = { reasonCode: '100901031', reasonMsg: '您已是老用户，不能领取新人礼包' };

const CAMPAIGNS: readonly ActivityFixture[] = [...COUPON_V2, ...NEW_VISITOR_PACKS];

const find = (all: readonly ActivityFixture[], code: unknown): ActivityFixture | undefined =>
  all.find((each) => each.code === code);

/** A coupon as shown before it is issued. */
export const offered = ({ type, cost, title, desc, validDays }: CouponTemplate) => ({
  couponType: type,
  couponCostStr: cost,
  couponTitle: title,
  couponDesc: desc,
  bizStr: '寄件',
  validDesc: `领取后 ${validDays} 天内有效`,
  tag: validDays <= 7 ? '限时' : '',
});

async function info({ body, origin }: Call<{ readonly code: string }>, tools: GatewayTools): Promise<Answer> {
  const activity = find(CAMPAIGNS, body.code);
  if (activity === undefined) return NO_SUCH_ACTIVITY;
  const { code, title, description, startTm, statusCode, biz, scene, clientMap } = baseFieldsOf(
    activity,
    tools,
  );
  const here = (address: string): string => address.replace('{origin}', origin);
  const { config } = activity;
  return succeed(OK, {
    code,
    title,
    description,
    startTm,
    statusCode,
    biz,
    scene,
    clientMap,
    headImgUrl: here(config.homePageImgUrl),
    isSoldOut: (await tools.store.claims.stockOf(activity)) <= 0,
    coupons: activity.coupons.map(offered),
    useUrl: here(config.popupButtonJumpUrl),
    followImgUrl: here(config.qrCodeImgUrl),
    shareTitle: config.shareTitle,
    shareSummary: config.shareSummary,
    shareImageUrl: here(config.shareMiniPicImgUrl),
  });
}

/** Packs for new users refuse an existing customer who holds nothing from them. */
async function reasonOf(
  activity: ActivityFixture,
  call: Call<ReceiveRequest>,
  tools: GatewayTools,
): Promise<Reason | null> {
  const { id, phone } = requireVisitor(call);
  const reason = await reasonAgainst(
    activity,
    await tools.store.claims.heldCoupons(id, activity),
    call,
    tools,
  );
  if (reason !== null || !NEW_VISITOR_PACKS.includes(activity)) return reason;
  return phone === OLD_CUSTOMER_MOBILE ? OLD_CUSTOMER : null;
}

async function check(call: Call<ReceiveRequest>, tools: GatewayTools): Promise<Answer> {
  const { id, phone } = requireVisitor(call);
  const activity = find(CAMPAIGNS, call.body.code);
  if (activity === undefined) return NO_SUCH_ACTIVITY;
  const reason = await reasonOf(activity, call, tools);
  return succeed(OK, {
    phone,
    isCanReceive: reason === null,
    couponInfos: await tools.store.claims.heldCoupons(id, activity),
    reasonCode: reason?.reasonCode ?? null,
    reasonMsg: reason?.reasonMsg ?? null,
  });
}

async function claim(call: Call<CouponV2ClaimRequest>, tools: GatewayTools): Promise<Answer> {
  const { id } = requireVisitor(call);
  const { store } = tools;
  const activity = find(CAMPAIGNS, call.body.code);
  if (activity === undefined) return NO_SUCH_ACTIVITY;
  const reason = await reasonOf(activity, call, tools);
  if (reason !== null)
    return succeed(OK, {
      result: false,
      couponInfos: await store.claims.heldCoupons(id, activity),
      ...reason,
    });
  const outcome = await store.claims.claim(id, activity);
  if (outcome.kind === 'already')
    return succeed(OK, { result: false, couponInfos: outcome.coupons, ...ALREADY });
  if (outcome.kind === 'sold-out') return succeed(OK, { result: false, couponInfos: [], ...SOLD_OUT });
  if (call.body.shareCode !== undefined) await store.shares.countFriend(call.body.shareCode, id);
  return succeed(OK, { result: true, couponInfos: outcome.coupons, reasonCode: null, reasonMsg: null });
}

/** The owner of a share code; the seeded code belongs to a number that may have no account yet. */
async function sharerOf(
  shareCode: string,
  { store }: GatewayTools,
): Promise<{ readonly id: string; readonly phone: string } | null> {
  if (shareCode === SHARER.code)
    return { id: (await store.accounts.accountOfPhone(SHARER.mobile)).id, phone: SHARER.mobile };
  const id = await store.shares.sharerOf(shareCode);
  if (id === null) return null;
  return { id, phone: (await store.accounts.accountOfId(id))?.phone ?? '' };
}

/** Campaigns of the newer coupon pages, including packs for new users. */
export const couponV2Operations = {
  couponV2Info: info,
  couponV2Check: check,
  couponV2Receive: claim,

  async couponV2Share(call, tools) {
    const { code, shareCode } = call.body;
    if (find(COUPON_V2, code) === undefined) return NO_SUCH_ACTIVITY;
    const visitor = visitorOf(call);
    const sharer = shareCode === undefined ? null : await sharerOf(shareCode, tools);
    const isOwner = sharer !== null && sharer.id === visitor?.id;
    return succeed(OK, {
      isOwner,
      sharerName: sharer === null ? '' : `${sharer.phone.slice(0, 3)}****${sharer.phone.slice(7)}`,
      claimedCount: shareCode === undefined ? 0 : await tools.store.shares.friendsBy(shareCode),
      ownShareCode: visitor === null ? '' : await tools.store.shares.shareCodeOf(code, visitor.id),
    });
  },

  async couponLanding(call, tools) {
    const activity = find(COUPON_LANDINGS, call.query.activityCode ?? CAMPAIGN_OF_THE_DAY);
    if (activity === undefined) return NO_SUCH_ACTIVITY;
    const answer = (resultCode: string, coupons: readonly unknown[] = []): Answer =>
      succeed(OK, {
        title: activity.title,
        headImgUrl: activity.config.homePageImgUrl.replace('{origin}', call.origin),
        resultCode,
        offered: activity.coupons.map(offered),
        coupons,
      });
    const visitor = visitorOf(call);
    const held = visitor === null ? [] : await tools.store.claims.heldCoupons(visitor.id, activity);
    if (held.length > 0) return answer('HAD', held);
    if (statusOf(activity, tools) !== 'PROCEED') return answer('FINISHED');
    if ((await tools.store.claims.stockOf(activity)) <= 0) return answer('SOLD_OUT');
    if (visitor === null) return answer('AWAITS');
    const given = await tools.store.claims.claim(visitor.id, activity);
    if (given.kind === 'sold-out') return answer('SOLD_OUT');
    return answer(given.kind === 'claimed' ? 'GIVEN' : 'HAD', given.coupons);
  },
} satisfies Partial<Handlers>;
