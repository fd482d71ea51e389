import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Stars, StarsShown, starText } from './Stars';

const place = testPlace();
const all = (selector: string): HTMLElement[] => Array.from(place.element.querySelectorAll(selector));
const areChosen = (className: string): boolean[] =>
  all(`.${className}`).map(({ classList }) => classList.contains('chosen'));

it.each([
  [0, ''],
  [1, '非常差'],
  [5, '非常满意'],
  [6, ''],
])('%d stars mean %p', (star, words) => expect(starText(star)).toBe(words));

it.each([
  [0, [false, false, false, false, false], 1],
  [1, [true, false, false, false, false], 1],
  [3, [true, true, true, false, false], 3],
  [5, [true, true, true, true, true], 5],
])('%d of five: as many are filled, one is checked, the Tab key stops at one', (value, chosen, stop) => {
  place.render(<Stars label="服务" value={value} onChange={() => undefined} />);
  expect(areChosen('target')).toEqual(chosen);
  const radios = all('[role=radio]');
  expect(radios.map((star) => star.getAttribute('aria-checked') === 'true').indexOf(true)).toBe(value - 1);
  expect(radios.map(({ tabIndex }) => tabIndex).indexOf(0)).toBe(stop - 1);
  expect(radios.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('are selected by a tap, a key, and the arrows; each has its meaning as label', () => {
  const onChange = jest.fn();
  place.render(<Stars label="服务" value={2} onChange={onChange} />);
  const radios = all('[role=radio]');
  expect(radios[3]?.getAttribute('aria-label')).toBe('4 星，满意');
  act(() => radios[3]?.click());
  const press = (star: HTMLElement | undefined, key: string): void =>
    act(() => void star?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  press(radios[2], 'Enter');
  press(radios[1], 'ArrowRight');
  expect(onChange.mock.calls).toEqual([[4], [3], [3]]);
});

it.each([
  [0, 0],
  [4, 4],
  [5, 5],
])('%d stars, read-only', (value, count) => {
  place.render(<StarsShown label="服务" value={value} />);
  expect(areChosen('small').filter(Boolean)).toHaveLength(count);
  expect(all('[role=img]').map((one) => one.getAttribute('aria-label'))).toEqual([`服务 ${value} 星`]);
});
