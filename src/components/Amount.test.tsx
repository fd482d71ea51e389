import { testPlace } from '@/utils/testing/place';
import { Amount, Price } from './Amount';

const place = testPlace();
const all = (selector: string): HTMLElement[] => Array.from(place.element.querySelectorAll(selector));

it.each([
  ['￥', '5', '', ['￥'], '￥5'],
  ['', '8.5', '折', ['折'], '8.5折'],
])('an amount %p %p %p is one word to a screen reader', (prefix, value, suffix, signs, words) => {
  place.render(<Amount prefix={prefix} value={value} suffix={suffix} />);
  expect(all('.sign').map(({ textContent }) => textContent)).toEqual(signs);
  expect([place.element.textContent, all(`[aria-label="${words}"]`).length]).toEqual([words, 1]);
});

it.each([
  [undefined, '￥12.5'],
  [2, '￥12.50'],
] as const)('a price with decimals %p: %s', (decimals, words) => {
  place.render(<Price fen={1250} decimals={decimals} />);
  expect(place.element.textContent).toBe(words);
});

it('a price is one word to a screen reader', () => {
  place.render(<Price fen={1250} />);
  expect(place.element.textContent).toBe('￥12.5');
  expect(all('[aria-label="￥12.5"]')).toHaveLength(1);
});
