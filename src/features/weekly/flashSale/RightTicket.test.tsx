import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { ModulePageProvider } from '../page/modulePageContext';
import { CouponFace } from './CouponFace';
import { PackageFace } from './PackageFace';
import { RightTicket } from './RightTicket';
import type {
  CouponSale,
  RightsLook,
  Session,
  SessionCoupon,
  SessionRight,
  SessionState,
} from './sessionTypes';
import { Stub } from './Stub';
import { modulePageValue } from './testing/modulePageValue';
import { coupon, couponPackage, session } from './testing/sessionFixtures';
import { type Bench, shown } from './testing/sessionsBench';

// Page lifecycle hooks exist inside a running Taro page only.
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));
jest.mock('@/platform/host', () => ({
  host: { current: () => ({ kind: 'consumer-app', platformCode: 2 }) },
}));

const place = testPlace();
const textsOf = (className: string): (string | null)[] =>
  Array.from(place.element.querySelectorAll(`.${className}`)).map(({ textContent }) => textContent);
const has = (className: string): boolean => place.element.querySelector(`.${className}`) !== null;

describe('the stub', () => {
  it.each([
    ['￥', '5', '', ['￥'], '￥5'],
    ['', '8.5', '折', ['折'], '8.5折'],
    ['', '免费', '', [], '免费'],
  ])('%p %p %p: signs %j', (prefix, value, suffix, signs, words) => {
    place.render(<Stub prefix={prefix} value={value} suffix={suffix} />);
    expect([textsOf('sign'), place.element.textContent]).toEqual([signs, words]);
  });

  it.each([
    ['123', 'large'],
    ['1234', 'middle'],
    ['12345', 'middle'],
    ['123456', 'little'],
  ])('longer values are smaller: %s is %s', (value, size) => {
    place.render(<Stub prefix="" value={value} suffix="" />);
    expect(has(size)).toBe(true);
  });
});

describe('the face of a coupon', () => {
  const show = (changes: Partial<SessionCoupon>): void =>
    place.render(<CouponFace coupon={{ ...coupon('R').coupon, ...changes }} />);

  it.each([
    [1, '寄件'],
    [2, '寄件 ×2'],
  ])('%d pieces: %s', (count, words) => {
    show({ count });
    expect(textsOf('business')).toEqual([words]);
  });

  it.each([
    ['', []],
    ['新人', ['新人']],
  ])('tag %p', (tag, tags) => {
    show({ tag });
    expect(textsOf('tag')).toEqual(tags);
  });
});

describe('the face of a package', () => {
  const one = coupon('x').coupon;
  const show = (changes: Partial<CouponSale> = {}, hasChips = true): void =>
    place.render(<PackageFace sale={{ ...couponPackage('P').sale, ...changes }} hasChips={hasChips} />);

  it.each([
    [990, 991, ['￥9.91']],
    [990, 990, []],
  ])('price %d, bought separately %d: strikes out %j', (priceFen, originalPriceFen, struck) => {
    show({ priceFen, originalPriceFen });
    expect(textsOf('original')).toEqual(struck);
  });

  it('shows at most four of its coupons, with the count of each', () => {
    show({ coupons: [{ ...one, count: 2 }, one, one, one, one] });
    expect(textsOf('chip')).toEqual(['￥5寄件×2', '￥5寄件', '￥5寄件', '￥5寄件']);
    expect(has('business')).toBe(false);
  });

  it.each([
    ['the page shows no coupons', [one], false],
    ['it has none', [], true],
  ])('shows its business if %s', (_name, coupons, hasChips) => {
    show({ coupons }, hasChips);
    expect([textsOf('chip').length, has('chips'), has('business')]).toEqual([0, false, true]);
  });

  it.each([
    ['', []],
    ['3.3 折', ['3.3 折']],
  ])('tag %p', (tag, tags) => {
    show({ tag });
    expect(textsOf('tag')).toEqual(tags);
  });
});

describe('the ticket', () => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await shown();
  });
  const LOOK: RightsLook = { couponButton: 1, packageButton: 2, hasChips: true };
  function show(
    right: SessionRight,
    state: SessionState = 'start',
    changes: Partial<Session> = {},
    isFromBeforeStart = false,
  ): void {
    place.render(
      <ModulePageProvider value={modulePageValue(bench)}>
        <RightTicket
          session={session('S', { rights: [right], ...changes })}
          right={right}
          state={state}
          look={LOOK}
          isFromBeforeStart={isFromBeforeStart}
        />
      </ModulePageProvider>,
    );
  }
  const LOOKS = ['off', 'remind', 'filled', 'outlined', 'busy'];
  const buttonLook = (): string[] => {
    const { classList } = place.element.querySelector('[role=button]') as Element;
    return LOOKS.filter((name) => classList.contains(name));
  };
  const ticketLook = (): string[] => {
    const { classList } = place.element.querySelector('.ticket') as Element;
    return ['pack', 'off'].filter((name) => classList.contains(name));
  };

  it.each<[string, SessionRight, SessionState, readonly string[], readonly string[]]>([
    ['a coupon', coupon('R9'), 'start', ['filled'], []],
    ['a package', couponPackage('R9'), 'start', ['outlined'], ['pack']],
    ['gone', coupon('R9', { status: 'UNAVAILABLE' }), 'start', ['off'], ['off']],
    ['ended', coupon('R9'), 'end', ['off'], ['off']],
    ['held after the end', coupon('R9', { status: 'ACQUIRED' }), 'end', ['filled'], []],
  ])('of %s', (_name, right, state, button, ticket) => {
    show(right, state);
    expect([buttonLook(), ticketLook()]).toEqual([button, ticket]);
  });

  it('has a separate look for the reminder', () => {
    show(coupon('R9'), 'loading', { subscribeStatus: 0 });
    expect(buttonLook()).toEqual(['remind']);
  });

  it('enables an UNAVAILABLE right generated before the start once the session starts', () => {
    show(coupon('R9', { status: 'UNAVAILABLE' }), 'start', {}, true);
    expect([buttonLook(), ticketLook()]).toEqual([['filled'], []]);
  });

  it('is busy while its own right is claimed, not while another one is', async () => {
    show(coupon('R1'));
    act(() => void bench.store.claim('S', 'R2'));
    await place.press('立即领取，￥5 寄件立减券');
    expect(buttonLook()).toEqual(['filled', 'busy']);
    show(coupon('R9'));
    expect(buttonLook()).toEqual(['filled']);
  });
});
