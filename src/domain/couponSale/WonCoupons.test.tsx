import { testPlace } from '@/utils/testing/place';
import { WonCoupons } from './WonCoupons';

const mockSeen: unknown[] = [];
jest.mock('@/navigation', () => ({
  navigator: { goTo: (...where: unknown[]) => Promise.resolve(void mockSeen.push(where)) },
}));
jest.mock('@/tracking', () => ({ tracker: { click: (...what: unknown[]) => void mockSeen.push(what) } }));

const COUPON = {
  couponId: 'K1',
  couponType: 3,
  couponCostStr: '5',
  couponDesc: '无门槛使用',
  couponTitle: '寄件立减券',
  validStartTm: '2026-11-27 00:00:00',
  validEndTm: '2026-12-26 23:59:59',
};

const place = testPlace();
beforeEach(() => mockSeen.splice(0));

test('a ticket has its value, validity, and a button that takes it to the send page', async () => {
  place.render(<WonCoupons page="giftPage" coupons={[COUPON]} />);
  expect(place.element.textContent).toBe('￥5无门槛使用寄件立减券2026-11-27至2026-12-26去使用');
  await place.press('去使用，寄件立减券');
  expect(mockSeen).toEqual([
    ['giftPage', 'use'],
    ['send', { couponId: 'K1' }],
  ]);
});

test.each([
  [undefined, 'primary'],
  [true, 'secondary'],
])('beside a main button of the page (%p) its own is %s', (isQuiet, kind) => {
  place.render(<WonCoupons page="couponLand" coupons={[COUPON]} isQuiet={isQuiet} />);
  expect(place.button('去使用，寄件立减券').className).toContain(kind);
});

test('without coupons there is no card', () => {
  place.render(<WonCoupons page="couponLand" coupons={[]} />);
  expect(place.element.textContent).toBe('');
});
