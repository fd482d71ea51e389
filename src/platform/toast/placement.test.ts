import { type ToastPlace, toastPlace } from './placement';

test.each<[string, { readonly top: number; readonly bottom: number } | null, ToastPlace]>([
  ['nothing', null, 'middle'],
  ['a button at the foot', { top: 740, bottom: 790 }, 'middle'],
  ['a field at the top', { top: 80, bottom: 120 }, 'middle'],
  ['a field in the middle', { top: 380, bottom: 420 }, 'high'],
  ['a field that ends where the middle begins', { top: 300, bottom: 352 }, 'middle'],
  ['a field that reaches a pixel into the middle', { top: 300, bottom: 353 }, 'high'],
  ['a field a pixel above the end of the middle', { top: 447, bottom: 480 }, 'high'],
  ['a card from the upper part to the middle', { top: 180, bottom: 420 }, 'low'],
  ['a card over everything', { top: 0, bottom: 800 }, 'middle'],
])('about %s', (_about, rect, place) => {
  expect(toastPlace(rect, 800)).toBe(place);
});
