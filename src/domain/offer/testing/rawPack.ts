/** Responses for a pack for new users (`/attractNewUsers`), as the gateway sends them. */

export const RAW_PACK = {
  code: 'NEW-1',
  title: '新人见面礼',
  statusCode: 'PROCEED',
  biz: 2,
  scene: 2,
  clientMap: {},
  coupons: [],
  shareTitle: '',
  shareSummary: '',
  shareImageUrl: '',
};

/** A coupon that an account holds. */
const wireHeld = (couponId: string) => ({
  couponId,
  couponType: 3,
  couponCostStr: '5',
  couponDesc: '无门槛使用',
  couponTitle: '寄件立减券',
  validStartTm: '2026-11-27 00:00:00',
  validEndTm: '2026-12-26 23:59:59',
});

/** @param ids coupons that the account holds; without any it may receive the pack */
export const wireCheck = (ids: readonly string[]) => ({
  phone: '13812345678',
  isCanReceive: ids.length === 0,
  couponInfos: ids.map(wireHeld),
  reasonCode: null,
  reasonMsg: null,
});
