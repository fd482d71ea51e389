import fc from 'fast-check';
import { prizeCaption, prizeTitle, receivedFen, stepCount } from './prizeProgressRules';
import { prize, round } from './testing/fixtures';

describe('prizes', () => {
  it.each([
    [{ couponCount: 1, amountFen: 250 }, '得2.5元券'],
    [{ couponCount: 1, amountFen: 1200 }, '得12元券'],
    [{ couponCount: 2, amountFen: 1290 }, '得12.9元券包'],
  ])('%p is %s', (changes, title) => {
    expect(prizeTitle(prize(changes))).toBe(title);
  });
  it.each([
    [{ isReceived: false, taskNum: 3 }, '寄3次'],
    [{ isReceived: true, taskNum: 3 }, '已获得'],
  ])('%p takes %s', (changes, caption) => {
    expect(prizeCaption(prize(changes))).toBe(caption);
  });

  const anyPrizes = fc.array(
    fc.record({
      isReceived: fc.boolean(),
      taskNum: fc.integer({ min: 1, max: 1000 }),
      amountFen: fc.integer({ min: 0, max: 100_000_000 }),
      couponCount: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 20 },
  );
  it('steps: the first prize not yet received, or all', () => {
    fc.assert(
      fc.property(anyPrizes, (prizes) => {
        const { current, total } = stepCount(prizes);
        expect(total).toBe(prizes.length);
        expect(current).toBeGreaterThanOrEqual(0);
        expect(prizes.slice(0, current).every(({ isReceived }) => isReceived)).toBe(true);
        if (current < total) expect(prizes[current]?.isReceived).toBe(false);
        else expect(current).toBe(total);
      }),
    );
  });
  it('a gap in the received prizes holds the step back', () => {
    const gap = [prize({ isReceived: true }), prize(), prize({ isReceived: true })];
    expect(stepCount(gap)).toEqual({ current: 1, total: 3 });
    expect(stepCount([])).toEqual({ current: 0, total: 0 });
  });
  it('value: the prizes flagged as received, the total if none is', () => {
    fc.assert(
      fc.property(anyPrizes, fc.integer({ min: 0 }), (prizes, totalFen) => {
        let sum = 0;
        for (const one of prizes) if (one.isReceived) sum += one.amountFen;
        const isAny = prizes.some(({ isReceived }) => isReceived);
        expect(receivedFen(round({ prizes, totalFen }))).toBe(isAny ? sum : totalFen);
      }),
    );
  });
});
