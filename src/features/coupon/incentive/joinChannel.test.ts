import { channelCodeOf } from './joinChannel';

it.each([
  ['bus', 'ad', 'bus'],
  ['', 'ad', 'ad'],
  [undefined, 'ad', 'ad'],
  [undefined, undefined, ''],
  ['x'.repeat(200), undefined, 'x'.repeat(128)],
])('channel of a join: query %p, attribution %p', (query, attributed, channel) => {
  expect(channelCodeOf(query, attributed)).toBe(channel);
});
