/** Sessions and rights for tests, as view types and as raw DTOs. */
import type { PackageRight, CouponRight, RightStatus, Session } from '../sessionTypes';

/** 2026-11-21 10:00:00 in Beijing. */
export const TEN_MS = Date.UTC(2026, 10, 21, 2);
export const HOUR_MS = 3_600_000;

export const coupon = (rightsNo: string, changes: Partial<CouponRight> = {}): CouponRight => ({
  kind: 'coupon',
  rightsNo,
  status: 'AVAILABLE',
  coupon: {
    type: 3,
    cost: '5',
    title: '寄件立减券',
    tag: '',
    businesses: [2],
    businessText: '',
    count: 1,
  },
  couponId: '',
  ...changes,
});

export const couponPackage = (rightsNo: string, changes: Partial<PackageRight> = {}): PackageRight => ({
  kind: 'package',
  rightsNo,
  status: 'AVAILABLE',
  saleCode: 'SALE-1',
  sale: {
    title: '寄件省钱包',
    tag: '',
    priceFen: 990,
    originalPriceFen: 3000,
    count: 3,
    coupons: [coupon('x').coupon],
  },
  ...changes,
});

/** From 10:00 to 11:00, without a reminder. */
export const session = (id: string, changes: Partial<Session> = {}): Session => ({
  id,
  name: `场次${id}`,
  startMs: TEN_MS,
  endMs: TEN_MS + HOUR_MS,
  subscribeStatus: -1,
  rights: [coupon('R1')],
  ...changes,
});

export const wireCoupon = (changes: object = {}): object => ({
  type: 3,
  costStr: '5.00',
  title: '寄件立减券',
  tag: '',
  limitBizList: [2],
  bizStr: '',
  totalNum: 1,
  ...changes,
});

export const wireRight = (rightsNo: string, status: RightStatus, changes: object = {}): object => ({
  rightsNo,
  status,
  type: 'COUPON',
  spuCodes: [],
  couponInfo: wireCoupon(),
  couponSaleInfo: null,
  ...changes,
});

export const wireSession = (id: string, changes: object = {}): object => ({
  id,
  name: '午场',
  startTm: '2026-11-21 10:00:00',
  endTm: '2026-11-21 11:00:00',
  subscribeInfo: { status: 0 },
  rightsItemList: [wireRight('R1', 'AVAILABLE')],
  ...changes,
});

export const wireSeckill = (sessions: readonly unknown[], changes: object = {}): object => ({
  titleImgUrl: '',
  desc: '',
  associatedRightsImgFlag: true,
  couponButtonStyle: 1,
  couponPkgButtonStyle: 2,
  itemList: sessions,
  order: 1,
  uniqueId: 'seckill',
  fioIndex: 1,
  ...changes,
});
