import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { GiftBox, type GiftBoxState } from './GiftBox';

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const PRIZES = ['￥5', '8.5折', '免费', '￥9'].map((amount) => ({ amount, name: '券' }));
const box = (state: GiftBoxState, prizes = PRIZES) => <GiftBox state={state} prizes={prizes} />;

it.each<[GiftBoxState, number]>([
  ['waiting', 0],
  ['closed', 0],
  ['opening', 0],
  ['open', 3],
  ['gone', 0],
])('%s: hidden from screen readers, %i prizes fan out', (state, prizes) => {
  place.render(box(state));
  expect([count(`.box.${state}[aria-hidden=true]`), count('.prize')]).toEqual([1, prizes]);
});

it.each([1, 2, 3])('a fan of %i', (length) => {
  place.render(box('open', PRIZES.slice(0, length)));
  expect(count(`.prize.of${length}`)).toBe(length);
});

it('moves only if it opens during the visit', () => {
  place.render(box('open'));
  expect(count('.fresh')).toBe(0);
  place.unmount();
  place.render(box('closed'));
  expect(count('.fresh')).toBe(0);
  place.render(box('open'));
  expect([count('.fresh'), place.element.textContent]).toEqual([1, '￥5券8.5折券免费券']);
});

it('wraps the server’s picture until it is opened', () => {
  const picture = 'https://img.test/cup.png';
  place.render(<GiftBox state="closed" picture={picture} />);
  expect([count('.box'), count(`img[src="${picture}"]`), count('.bow')]).toEqual([0, 1, 1]);
  place.render(<GiftBox state="open" picture={picture} />);
  expect([count('.frame'), count('.bow')]).toEqual([1, 0]);
});

it('draws the box if the picture does not load', () => {
  place.render(<GiftBox state="closed" picture="https://img.test/gone.png" />);
  act(() => void place.element.querySelector('img')?.dispatchEvent(new Event('error')));
  expect([count('.frame'), count('.box.closed')]).toEqual([0, 1]);
});
