import type { ActivityStatus } from '@/domain/activity';
import type { Coupon } from '@/domain/coupon/receivedCoupon';
import { judgeCheck, statusSentence } from './checkRules';

const coupon: Coupon = {
  id: 'C1',
  type: 3,
  cost: '5',
  description: '满20元可用',
  title: '寄件券',
  validStart: '2026-11-01 00:00:00',
  validEnd: '2026-12-01 23:59:59',
};
const check = { maskedPhone: '138****0000', canReceive: false, coupons: [], reasonCode: '', reasonMsg: '' };

describe('status popup (product §1.2.1)', () => {
  const sentences: Record<ActivityStatus, string | null> = {
    NOT_START: '抱歉，活动未开始',
    PAUSED: '抱歉，活动未开始',
    FINISHED: '抱歉，活动已结束',
    OFF_SHELF: '抱歉，活动已结束',
    NOT_EXIST: '抱歉，活动已结束',
    unknown: '抱歉，暂不能领取',
    PROCEED: null,
    WRONG_PLATFORM: null,
  };
  it.each(Object.keys(sentences) as ActivityStatus[])('%s', (status) => {
    expect(statusSentence(status)).toBe(sentences[status]);
  });
});

describe('check verdict (product §1.4 steps 3 to 6)', () => {
  it('claims only when the gateway allows it', () => {
    expect(judgeCheck({ ...check, canReceive: true })).toEqual({ kind: 'claim' });
  });
  it('coupons the user has take precedence over any reason', () => {
    expect(judgeCheck({ ...check, coupons: [coupon], reasonCode: '100901006' })).toEqual({
      kind: 'already-held',
      coupons: [coupon],
    });
  });
  it.each(['100901004', '100901006', '100901042'])('%s ends the activity', (reasonCode) => {
    expect(judgeCheck({ ...check, reasonCode, reasonMsg: 'x' })).toEqual({ kind: 'finished' });
  });
  it('shows any other reason in the gateway’s text', () => {
    expect(judgeCheck({ ...check, reasonCode: '100901031', reasonMsg: '仅限新用户' })).toEqual({
      kind: 'refused',
      message: '仅限新用户',
    });
  });
  it('has its own text when the gateway sends none', () => {
    expect(judgeCheck(check)).toEqual({ kind: 'refused', message: '领取失败，请重试' });
  });
});
