import { heightOf } from './heightOf';

test.each([
  ['all', { height: 120, top: 10, bottom: 130 }, 120],
  ['edges alone', { left: 0, right: 375, top: -40, bottom: 80 }, 120],
  ['a flat element', { height: 0, top: 10, bottom: 10 }, 0],
  ['one edge', { top: 10 }, null],
  ['nothing', undefined, null],
])('%s', (_name, rect, expected) => expect(heightOf(rect)).toBe(expected));
