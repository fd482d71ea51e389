import { fittingText, isRecent, MAX_CHARS, MAX_ROWS, updatedText } from './lastAnswerRules';

const at = (beijing: string): number => Date.parse(`${beijing}:00+08:00`);

test.each([
  ['2026-11-27T14:05', '2026-11-27T14:06', '上次更新 14:05'],
  ['2026-11-27T00:00', '2026-11-27T23:59', '上次更新 00:00'],
  ['2026-11-26T23:59', '2026-11-27T00:01', '上次更新 昨天 23:59'],
  ['2026-11-25T23:59', '2026-11-27T00:00', '上次更新 11-25 23:59'],
  ['2026-12-31T09:00', '2027-01-01T08:00', '上次更新 昨天 09:00'],
  ['2026-11-27T14:05', '2026-11-26T14:05', '上次更新 14:05'],
])('%s, read at %s: %s', (given, now, text) => {
  expect(updatedText(at(given), at(now))).toBe(text);
});

test.each([
  ['now', 0, true],
  ['a millisecond less than a day', 86_399_999, true],
  ['a day', 86_400_000, false],
  ['the clock was set back', -1, false],
])('%s old: counts %p', (_name, ageMs, isCounted) => {
  expect(isRecent(1_000_000_000, 1_000_000_000 + ageMs)).toBe(isCounted);
});

test.each([
  [1, MAX_ROWS],
  [Math.floor(MAX_CHARS / MAX_ROWS), MAX_ROWS],
  [Math.floor(MAX_CHARS / MAX_ROWS) + 1, MAX_ROWS / 2],
  [MAX_CHARS, 1],
])('rows of %p characters: at most %p', (length, rows) => {
  expect(fittingText((most) => 'x'.repeat(most * length))?.length).toBe(rows * length);
});

test('a single row that is too long is not stored', () => {
  expect(fittingText((most) => 'x'.repeat(most * (MAX_CHARS + 1)))).toBeNull();
});
