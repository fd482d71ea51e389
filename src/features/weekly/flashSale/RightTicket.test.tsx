import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { ModulePageProvider } from '../page/modulePageContext';
import { PackageDetails } from './PackageDetails';
import { RightTicket } from './RightTicket';
import type { CouponSale, RightsLook, Session, SessionRight, SessionState } from './sessionTypes';
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

describe('what a package contains', () => {
  const one = coupon('x').coupon;
  const show = (changes: Partial<CouponSale> = {}): void =>
    place.render(<PackageDetails sale={{ ...couponPackage('P').sale, ...changes }} hasChips />);

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
    look: RightsLook = LOOK,
  ): void {
    place.render(
      <ModulePageProvider value={modulePageValue(bench)}>
        <RightTicket
          session={session('S', { rights: [right], ...changes })}
          right={right}
          state={state}
          look={look}
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
    return ['gold', 'spent'].filter((name) => classList.contains(name));
  };

  it.each<[string, SessionRight, SessionState, readonly string[], readonly string[]]>([
    ['a coupon', coupon('R9'), 'start', ['filled'], []],
    ['a package', couponPackage('R9'), 'start', ['outlined'], ['gold']],
    ['gone', coupon('R9', { status: 'UNAVAILABLE' }), 'start', ['off'], ['spent']],
    ['ended', coupon('R9'), 'end', ['off'], ['spent']],
    ['held after the end', coupon('R9', { status: 'ACQUIRED' }), 'end', ['filled'], []],
  ])('of %s', (_name, right, state, button, ticket) => {
    show(right, state);
    expect([buttonLook(), ticketLook()]).toEqual([button, ticket]);
  });

  it.each<[string, SessionRight, string, readonly string[]]>([
    ['a coupon', coupon('R9'), '￥5', ['寄件']],
    ['two coupons', coupon('R9', { coupon: { ...coupon('x').coupon, count: 2 } }), '￥5', ['寄件 ×2']],
    ['a package that shows its coupons', couponPackage('R9'), '3张', []],
  ])('of %s: value and what it is for', (_name, right, value, notes) => {
    show(right);
    expect([textsOf('short'), textsOf('note')]).toEqual([[value], notes]);
  });

  it.each([
    ['the page shows no coupons', couponPackage('P'), false],
    ['it has none', { ...couponPackage('P'), sale: { ...couponPackage('P').sale, coupons: [] } }, true],
  ])('of a package: what it is for if %s', (_name, right, hasChips) => {
    show(right, 'start', {}, false, { ...LOOK, hasChips });
    expect([textsOf('note').length, textsOf('chips')]).toEqual([1, []]);
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
