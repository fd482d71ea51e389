/** A decoded open activity and one of its coupons. For tests only. */
import type { Coupon } from '@/domain/coupon/receivedCoupon';
import type { ReceiveActivity } from '@/domain/coupon/receiveTypes';

export const coupon: Coupon = {
  id: 'C1',
  type: 3,
  cost: '5',
  description: '',
  title: '寄件券',
  validStart: '2026-11-01 00:00:00',
  validEnd: '2026-12-01 23:59:59',
};

export const activity: ReceiveActivity = {
  code: 'RC-OPEN',
  title: '领券',
  descriptionHtml: '',
  status: 'PROCEED',
  biz: 2,
  scene: 1,
  clientMap: { 0: '全部' },
  page: {
    posterUrl: '',
    qrCodeUrl: '',
    qrButtonText: '',
    qrButtonJumpUrl: '',
    singleBackgroundUrl: '',
    multipleBackgroundUrl: '',
    couponJumpUrl: '',
    shareTitle: '',
    shareSummary: '',
    shareImageUrl: '',
  },
};
