import { moduleElementId } from './moduleElementId';

test.each([
  ['seckill-1', 'm-seckill-1'],
  ['a.b', 'm-a_2e_b'],
  ['a_b', 'm-a_5f_b'],
  ['秒杀', 'm-_79d2__6740_'],
])('the element of %s has the id %s', (uniqueId, id) => {
  expect(moduleElementId(uniqueId)).toBe(id);
});
