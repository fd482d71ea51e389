import { cardStyleOf } from './cardStyle';

it.each([
  ['columns', 'columns'],
  ['line', 'line'],
  ['', null],
  [undefined, null],
  ['<script>', 'list'],
])('the card style %p is %p', (style, expected) => {
  expect(cardStyleOf(style)).toBe(expected);
});
