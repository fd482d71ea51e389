import { testPlace } from '@/utils/testing/place';
import type { Prize } from './drawTypes';
import { PrizeFace } from './PrizeFace';

jest.mock('@/env', () => {
  const { env } = jest.requireActual<{ env: object }>('@/env');
  return { env: { ...env, imageHost: { hosts: ['localhost'], pattern: '{origin}{path}?w={width}' } } };
});
jest.mock('@/session/links', () => ({
  pictureAddress: (src: string) => (src.startsWith('https://evil') ? '' : src),
}));

const PICTURE = 'http://localhost/a.png';
const PRIZE: Prize = {
  code: 'P1',
  type: 2,
  name: '寄件券',
  imageUrl: '',
  couponType: 3,
  cost: '5',
  business: '',
  limitText: '',
};
const place = testPlace();
const show = (changes: Partial<Prize>, areThumbnailsOff = false): void =>
  place.render(<PrizeFace prize={{ ...PRIZE, ...changes }} areThumbnailsOff={areThumbnailsOff} />);
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const signs = (): (string | null)[] =>
  Array.from(place.element.querySelectorAll('.sign')).map(({ textContent }) => textContent);
const address = (): string | null | undefined => place.element.querySelector('img')?.getAttribute('src');

it.each([
  ['money off', { couponType: 3, cost: '5' }, ['￥'], '￥5寄件券'],
  ['a discount', { couponType: 2, cost: '8.5' }, ['折'], '8.5折寄件券'],
  ['free', { couponType: 5, cost: '0' }, [], '免费寄件券'],
] as const)('without a picture, shows the prize’s value: %s', (_name, changes, expected, words) => {
  show(changes);
  expect([signs(), place.element.textContent, count('.value')]).toEqual([expected, words, 1]);
});

it.each([
  ['a thank-you smiles', 5, 'smile', 'gift'],
  ['what has no worth is a gift', 9, 'gift', 'smile'],
])('drawn as: %s', (_name, type, drawn, other) => {
  show({ type });
  expect([count(`.${drawn}`), count(`.${other}`), count('.value')]).toEqual([1, 0, 0]);
});

it.each([
  ['', 0],
  ['寄件', 1],
])('usage label: %p', (business, expected) => {
  show({ business });
  expect(count('.business')).toBe(expected);
});

it('shows its picture, as a thumbnail unless the address forbids it', () => {
  show({ imageUrl: PICTURE });
  expect([address(), count('.value')]).toEqual([`${PICTURE}?w=100`, 0]);
  show({ imageUrl: PICTURE }, true);
  expect(address()).toBe(PICTURE);
});

it('shows its value instead of a picture that may not be loaded', () => {
  show({ imageUrl: 'https://evil.example/a.png' });
  expect([address(), count('.value')]).toEqual([undefined, 1]);
});
