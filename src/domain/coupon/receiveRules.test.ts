import type { Coupon } from './receivedCoupon';
import { judgeClaim } from './receiveRules';

const coupon: Coupon = {
  id: 'C1',
  type: 3,
  cost: '5',
  description: '满20元可用',
  title: '寄件券',
  validStart: '2026-11-01 00:00:00',
  validEnd: '2026-12-01 23:59:59',
};

describe('claim verdict', () => {
  const claim = { isClaimed: false, coupons: [], reasonCode: '', reasonMsg: '', msg: '' };
  it('is won only if the result says so, with or without coupons', () => {
    expect(judgeClaim({ ...claim, isClaimed: true, coupons: [coupon] }).kind).toBe('won');
    expect(judgeClaim({ ...claim, isClaimed: true })).toEqual({ kind: 'won', coupons: [] });
    expect(judgeClaim({ ...claim, coupons: [coupon] }).kind).toBe('already-held');
  });
  it.each([
    ['仅限新用户', '系统繁忙', '仅限新用户'],
    ['', '系统繁忙', '系统繁忙'],
    ['', '', '领取失败，请重试'],
  ])('refused: reason %p, message %p', (reasonMsg, msg, message) => {
    expect(judgeClaim({ ...claim, reasonMsg, msg })).toEqual({ kind: 'refused', message });
  });
  it('ends on the finished codes', () => {
    expect(judgeClaim({ ...claim, reasonCode: '100901042' }).kind).toBe('finished');
  });
});
