import { retryAfterMs } from './retryAfter';

const NOW = Date.parse('Wed, 25 Nov 2026 10:00:00 GMT');

test.each([
  [undefined, null],
  ['', null],
  ['soon', null],
  ['-1', null],
  ['1.5', null],
  ['0', 0],
  [' 3 ', 3000],
  ['120', 120_000],
  ['Wed, 25 Nov 2026 10:00:02 GMT', 2000],
  ['Wed, 25 Nov 2026 09:00:00 GMT', 0],
  ['Wed, nonsense', null],
])('%p is %p ms', (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});
