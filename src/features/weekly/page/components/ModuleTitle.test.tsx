import { testPlace } from '@/utils/testing/place';
import { ModuleTitle } from './ModuleTitle';

const place = testPlace();
const words = (): string | null => place.element.textContent;
const count = (selector: string): number => place.element.querySelectorAll(selector).length;

it.each([
  ['', '', 0, 0],
  ['好物', '', 1, 0],
  ['', '省钱寄', 0, 1],
  ['好物', '省钱寄', 1, 1],
])('a title as text: %p, second line %p', (text, subText, headings, subs) => {
  place.render(<ModuleTitle text={text} subText={subText} />);
  expect([count('[role=heading]'), count('.sub'), words()]).toEqual([headings, subs, text + subText]);
  expect(count('.words')).toBe(text + subText === '' ? 0 : 1);
});
