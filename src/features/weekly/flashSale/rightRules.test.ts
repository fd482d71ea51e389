import fc from 'fast-check';
import { PLATFORM_CODE } from '@/platform/host/types';
import type { SubscribeStatus } from '../page/modulePageTypes';
import { placeOfUse } from './placeOfUse';
import { addressOfUse, mallAddress } from './pressRight';
import {
  isCardDisabled,
  isHeldOnly,
  isOff,
  rightButton,
  type RightButton,
  type RightFacts,
} from './rightRules';
import { priceText, rightName, valueText } from './rightTexts';
import { BUTTON_TEXTS, BUTTON_TOASTS } from './sessionTexts';
import type { RightStatus, SessionState } from './sessionTypes';
import { coupon, couponPackage } from './testing/sessionFixtures';

// Unit tests run without the build's configuration.
jest.mock('@/env', () => {
  const { env } = jest.requireActual<{ env: object }>('@/env');
  return {
    env: {
      ...env,
      sendParcelUrl: '/send',
      lockerOrderUrl: '/locker',
      adStarUrl: '/star',
      mallGoodsUrl: '/mall/{id}',
    },
  };
});

const facts = (
  sessionState: SessionState,
  subscribeStatus: SubscribeStatus,
  status: RightStatus,
  changes: Partial<RightFacts> = {},
): RightFacts => ({
  kind: 'coupon',
  sessionState,
  subscribeStatus,
  status,
  isFromBeforeStart: false,
  ...changes,
});

type Row = readonly [SessionState, SubscribeStatus, RightStatus, RightButton, string, boolean];

describe('product §2.4 "Coupon button state"', () => {
  // Session state, reminder, right -> button of a coupon, its label, whether the card is disabled.
  const table: readonly Row[] = [
    ['loading', 1, 'AVAILABLE', 'subscribed', '已订阅', false],
    ['loading', 1, 'ACQUIRED', 'subscribed', '已订阅', false],
    ['loading', 1, 'UNAVAILABLE', 'subscribed', '已订阅', true],
    ['loading', 0, 'AVAILABLE', 'remind', '提醒我', false],
    ['loading', 0, 'ACQUIRED', 'remind', '提醒我', false],
    ['loading', 0, 'UNAVAILABLE', 'remind', '提醒我', true],
    ['loading', -1, 'AVAILABLE', 'claim', '立即领取', false],
    ['loading', -1, 'ACQUIRED', 'use', '去使用', false],
    ['loading', -1, 'UNAVAILABLE', 'toStart', '待开始', true],
    ['start', 1, 'AVAILABLE', 'claim', '立即领取', false],
    ['start', 0, 'AVAILABLE', 'claim', '立即领取', false],
    ['start', -1, 'AVAILABLE', 'claim', '立即领取', false],
    ['start', 1, 'ACQUIRED', 'use', '去使用', false],
    ['start', 0, 'ACQUIRED', 'use', '去使用', false],
    ['start', -1, 'ACQUIRED', 'use', '去使用', false],
    ['start', 1, 'UNAVAILABLE', 'soldOut', '已抢光', true],
    ['start', 0, 'UNAVAILABLE', 'soldOut', '已抢光', true],
    ['start', -1, 'UNAVAILABLE', 'soldOut', '已抢光', true],
    ['end', 1, 'AVAILABLE', 'ended', '已抢光', true],
    ['end', 0, 'AVAILABLE', 'ended', '已抢光', true],
    ['end', -1, 'AVAILABLE', 'ended', '已抢光', true],
    ['end', 1, 'ACQUIRED', 'use', '去使用', false],
    ['end', 0, 'ACQUIRED', 'use', '去使用', false],
    ['end', -1, 'ACQUIRED', 'use', '去使用', false],
    ['end', 1, 'UNAVAILABLE', 'ended', '已抢光', true],
    ['end', 0, 'UNAVAILABLE', 'ended', '已抢光', true],
    ['end', -1, 'UNAVAILABLE', 'ended', '已抢光', true],
  ];

  it.each(table)('%s, reminder %d, %s: %s', (state, reminder, status, button, text, isDisabled) => {
    const given = facts(state, reminder, status);
    expect([rightButton(given, false), BUTTON_TEXTS[button], isCardDisabled(given)]).toEqual([
      button,
      text,
      isDisabled,
    ]);
  });

  it.each(table)('a package, and a browser: %s, reminder %d, %s', (state, reminder, status, button) => {
    const given = facts(state, reminder, status, { kind: 'package' });
    expect(rightButton(given, false)).toBe(button === 'claim' ? 'buy' : button);
    expect(rightButton(given, true)).toBe(button === 'use' ? 'held' : button === 'claim' ? 'buy' : button);
  });

  it('an UNAVAILABLE right from before the start can be tried after the start, until the next response', () => {
    const reported = { isFromBeforeStart: true };
    expect(rightButton(facts('loading', -1, 'UNAVAILABLE', reported), false)).toBe('toStart');
    expect(rightButton(facts('start', -1, 'UNAVAILABLE', reported), false)).toBe('claim');
    expect(rightButton(facts('start', -1, 'UNAVAILABLE', { ...reported, kind: 'package' }), false)).toBe(
      'buy',
    );
    expect(isCardDisabled(facts('start', -1, 'UNAVAILABLE', reported))).toBe(false);
    expect(rightButton(facts('end', -1, 'UNAVAILABLE', reported), false)).toBe('ended');
  });

  it('every button does something or shows why not', () => {
    const does: readonly RightButton[] = ['remind', 'claim', 'buy', 'use', 'held'];
    const any = fc.record({
      kind: fc.constantFrom('coupon', 'package'),
      status: fc.constantFrom('AVAILABLE', 'ACQUIRED', 'UNAVAILABLE'),
      sessionState: fc.constantFrom('loading', 'start', 'end'),
      subscribeStatus: fc.constantFrom<SubscribeStatus>(-1, 0, 1),
      isFromBeforeStart: fc.boolean(),
    });
    fc.assert(
      fc.property(any, fc.boolean(), (given, isHeld) => {
        const button = rightButton(given, isHeld);
        expect(isOff(button)).toBe(!does.includes(button));
        expect(does.includes(button) || BUTTON_TOASTS[button] !== undefined).toBe(true);
        // Nothing can be claimed or bought after the end, or twice.
        if (given.sessionState === 'end' || given.status === 'ACQUIRED')
          expect(['claim', 'buy']).not.toContain(button);
      }),
    );
  });

  it('已领取 is shown in the messaging app’s browser and in common and plain browsers', () => {
    const held = Object.values(PLATFORM_CODE).filter(isHeldOnly);
    expect(held).toEqual([PLATFORM_CODE.commonH5, PLATFORM_CODE.wxBrowser, PLATFORM_CODE.browser]);
  });
});

describe('product §2.9', () => {
  it.each([
    [2, '8.50', '8.5折'],
    [3, '5.00', '￥5'],
    [4, '3.5', '￥3.5'],
    [5, '0', '免费'],
  ])('a coupon of type %d and %s is worth %s', (type, cost, text) => {
    expect(valueText({ type, cost })).toBe(text);
  });

  it.each([
    [0, '￥0.00'],
    [5, '￥0.05'],
    [990, '￥9.90'],
    [123_456, '￥1234.56'],
  ])('%d fen cost %s', (fen, text) => expect(priceText(fen)).toBe(text));

  it('gives a right an accessible name', () => {
    expect([rightName(coupon('a')), rightName(couponPackage('b'))]).toEqual([
      '￥5 寄件立减券',
      '寄件省钱包 ￥9.90',
    ]);
  });

  it.each([
    [[2], 'send'],
    [[13], 'send'],
    [[2, 13], 'send'],
    [[6], 'mall'],
    [[3], 'locker'],
    [[4], 'locker'],
    [[5], 'locker'],
    [[0], 'adStar'],
    [[1], 'adStar'],
    [[7], 'adStar'],
    [[2, 6], 'adStar'],
    [[], 'adStar'],
  ])('a coupon for %j is used at %s', (businesses, target) => {
    const right = coupon('a', { coupon: { ...coupon('a').coupon, businesses } });
    expect(placeOfUse(right)).toBe(target);
    const sale = { ...couponPackage('b').sale, coupons: [right.coupon, right.coupon] };
    expect(placeOfUse(couponPackage('b', { sale }))).toBe(target);
  });

  it('opens the right page for each kind', () => {
    const places = (['send', 'mall', 'locker', 'adStar'] as const).map((place) => addressOfUse(place, 'CP1'));
    expect(places).toEqual(['/send?couponId=CP1', '/mall/', '/locker', '/star']);
    expect(addressOfUse('send', '')).toBe('/send');
  });

  it('opens the mall’s home page, not a product', () => {
    expect(mallAddress('https://mall.test/h5?from=a&productId={id}#x')).toBe('https://mall.test/h5');
    expect(mallAddress('https://mall.test/goods/{id}')).toBe('https://mall.test/goods/');
    expect(mallAddress('https://mall.test/all?from=a')).toBe('https://mall.test/all?from=a');
    expect(mallAddress('{id}/x')).toBe('');
  });
});
