import fc from 'fast-check';
import type { GoodsType } from './sendTypes';
import { stepWeight, weightLimit, MAX_WEIGHT, MIN_WEIGHT } from './weightRules';

const goods = (maxWeight: number): GoodsType => ({ id: 'G', name: '文件', maxWeight, hint: '' });

describe('weight', () => {
  it.each([
    [1, -1, null, 1],
    [1, 1, null, 2],
    [20, 1, null, 20],
    [5, 1, goods(5), 5],
    [9, -1, goods(5), 5],
    [3, 1, goods(60), 4],
  ])('%d and %d', (weight, by, kind, expected) => expect(stepWeight(weight, by, kind)).toBe(expected));

  it('stays within the limits, however often the user taps', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(-1, 1)),
        fc.option(fc.integer({ min: 1, max: 60 }).map(goods)),
        (steps, kind) => {
          const end = steps.reduce<number>((weight, by) => stepWeight(weight, by, kind), MIN_WEIGHT);
          expect(end).toBeGreaterThanOrEqual(MIN_WEIGHT);
          expect(end).toBeLessThanOrEqual(Math.min(MAX_WEIGHT, weightLimit(kind)));
        },
      ),
    );
  });
});
