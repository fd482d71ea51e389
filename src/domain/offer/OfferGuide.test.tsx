import { testPlace } from '@/utils/testing/place';
import { OfferGuide } from './OfferGuide';

jest.mock('./UsePlaces', () => ({
  UsePlaces: ({ title, businesses }: { title: string; businesses: readonly string[] }) =>
    `${title}(${businesses.join()})`,
}));

const place = testPlace();
const COUPONS = [{ bizStr: '寄件' }, { bizStr: '洗衣' }];

test.each([
  [
    'coupons that can be had: where and how',
    false,
    '去哪里使用(寄件,洗衣)如何使用1登录后领取2优惠券放入账户3下单时使用',
  ],
  ['coupons that are gone: only other services', true, '看看这些服务()'],
])('%s', (_name, isLost, text) => {
  place.render(<OfferGuide page="couponLand" coupons={COUPONS} isLost={isLost} />);
  expect(place.element.textContent).toBe(text);
});
