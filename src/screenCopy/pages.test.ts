import { ROUTES } from '@/routes';
import { isCopiedPage } from './pages';

test('the weekly, receive and coupon pages and home, and no other', () => {
  const copied = ROUTES.filter(({ path }) => isCopiedPage(path.replace(/:\w+\??/g, 'A'))).map(
    ({ name }) => name,
  );
  expect(copied).toEqual(['home', 'receiveCoupon', 'List', 'fcFriday']);
});
