import { tabTitle } from './listTexts';

test.each([
  [1, 137, '已到账(137)'],
  [0, 0, '待发放(0)'],
  [1, null, '已到账'],
  [0, null, '待发放'],
] as const)('tab %i with %p coupons', (tab, count, title) => expect(tabTitle(tab, count)).toBe(title));
