import { choose, seededRandom } from './choice.mjs';

const numbers = Array.from({ length: 1000 }, (_, index) => index);

test('a seed repeats its list, and another seed has another one', () => {
  expect(choose(numbers, 20, 7)).toEqual(choose(numbers, 20, 7));
  expect(choose(numbers, 20, 7)).not.toEqual(choose(numbers, 20, 8));
});

test('a larger count continues the list of a smaller one', () => {
  expect(choose(numbers, 40, 3).slice(0, 20)).toEqual(choose(numbers, 20, 3));
});

test('takes each item once, and no more than there are', () => {
  expect(choose(numbers, 5000, 1).sort((a, b) => a - b)).toEqual(numbers);
});

test('every tenth of the items has the same chance', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let seed = 0; seed < 1000; seed += 1) tenths[Math.floor(choose(numbers, 1, seed)[0] / 100)] += 1;
  // 100 each; a larger deviation happens by chance once in a million.
  for (const count of tenths) expect(Math.abs(count - 100)).toBeLessThan(50);
});

test('random numbers are from 0 to below 1', () => {
  const random = seededRandom(5);
  for (let index = 0; index < 1000; index += 1) {
    const value = random();
    expect(value >= 0 && value < 1).toBe(true);
  }
});
