import { monthText } from './month';

test.each([
  ['2026-03', '2026年3月'],
  ['2026-11-24 08:30', '2026年11月'],
  ['', ''],
  ['昨天', ''],
])('%p: %p', (text, words) => expect(monthText(text)).toBe(words));
