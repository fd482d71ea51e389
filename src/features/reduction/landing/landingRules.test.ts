import fc from 'fast-check';
import { landingAction, landingButtonText, refusalText, validityText } from './landingRules';
import type { LandingStatus } from './landingTypes';

const STATUSES = [
  'NOT_START',
  'RUNNING',
  'FINISHED',
  'USED_UP',
  'unknown',
] as const satisfies readonly LandingStatus[];
/** 2026-11-21 10:00:00 in Beijing. */
const NOW_MS = Date.UTC(2026, 10, 21, 2);
const words = { startsAt: '2026-11-22 08:30:00', buttonText: '' };

it.each([
  ['NOT_START', 'not-begun', '2026-11-22 08:30 开始'],
  ['RUNNING', 'join', '立即领取'],
  ['FINISHED', 'over', '活动已结束'],
  ['USED_UP', 'used-up', '已领完'],
  ['unknown', 'closed', '暂不能领取'],
] as const)('not joined, %s: %s, %s', (status, action, text) => {
  expect(landingAction({ status, hasJoined: false, validUntil: '' }, NOW_MS)).toBe(action);
  expect(landingButtonText(action, words)).toBe(text);
});

it.each([
  ['2026-11-21 10:00:00', 'use', '去使用'],
  ['2026-11-21 09:59:59', 'expired', '减免金已过期'],
  ['', 'use', '去使用'],
  ['soon', 'use', '去使用'],
] as const)('joined, valid until %p: %s', (validUntil, action, text) => {
  for (const status of STATUSES)
    expect(landingAction({ status, hasJoined: true, validUntil }, NOW_MS)).toBe(action);
  expect(landingButtonText(action, words)).toBe(text);
});

it('the activity’s own text is for joining only', () => {
  const own = { ...words, buttonText: '抢减免金' };
  expect(
    (['join', 'use', 'over', 'used-up', 'expired'] as const).map((action) => landingButtonText(action, own)),
  ).toEqual(['抢减免金', '去使用', '活动已结束', '已领完', '减免金已过期']);
});

it.each([
  [false, '', '领取后 30 天内有效'],
  [true, '2026-12-21 10:00:00', '有效期至 2026-12-21 10:00'],
  [true, '', '领取后 30 天内有效'],
])('validity, joined %p until %p', (hasJoined, validUntil, text) => {
  expect(validityText({ hasJoined, validUntil, validDays: 30 })).toBe(text);
});

it.each([
  ['200600002', '', '活动还没开始，敬请期待'],
  ['200600003', ' ', '来晚啦，活动已结束~'],
  ['200600004', '', '减免金已被领完'],
  ['200600001', '', '活动不存在或已下线'],
  ['1', '', '领取失败，请重试'],
  ['200600004', '今日已领完', '今日已领完'],
])('code %s, message %p: %s', (code, message, text) => {
  expect(refusalText(code, message)).toBe(text);
});

it('a tap has an effect only where something is available', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STATUSES),
      fc.boolean(),
      fc.string(),
      fc.integer({ min: 0, max: 4e12 }),
      (status, hasJoined, validUntil, nowMs) => {
        const action = landingAction({ status, hasJoined, validUntil }, nowMs);
        if (action === 'join') expect([status, hasJoined]).toEqual(['RUNNING', false]);
        if (action === 'use') expect(hasJoined).toBe(true);
        if (hasJoined) expect(['use', 'expired']).toContain(action);
        expect(landingButtonText(action, words)).not.toBe('');
      },
    ),
  );
});
