import { testPlace } from '@/utils/testing/place';
import { Footer } from './Footer';

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;

it.each([
  ['own', 0, 0],
  ['light', 1, 0],
  ['dark', 0, 1],
] as const)('the footer on a %s background', (tone, light, dark) => {
  place.render(<Footer tone={tone} />);
  expect([count('.footer'), count('.light'), count('.dark'), count('.own')]).toEqual([1, light, dark, 0]);
});
