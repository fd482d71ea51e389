import fc from 'fast-check';
import { fundRecords, fundSums, joinedActivities, partsToSpend } from '../../sandbox/reduction/fundRules';
import type { Fund } from '../../sandbox/reduction/fundTypes';

const HOUR_MS = 3_600_000;

type Step =
  | { readonly kind: 'pay'; readonly money: number; readonly hours: number; readonly isJoined: boolean }
  | { readonly kind: 'spend'; readonly money: number }
  | { readonly kind: 'wait'; readonly hours: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    money: fc.integer({ min: 1, max: 2_147_483_647 }),
    hours: fc.integer({ min: 0, max: 400 }),
    isJoined: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('spend' as const), money: fc.integer({ min: 1, max: 3_000_000_000 }) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 0, max: 300 }) }),
);

/** The fund and the time after these steps. */
function after(steps: readonly Step[]): { readonly fund: Fund; readonly nowMs: number } {
  let fund: Fund = { grants: [], uses: [] };
  let nowMs = 1_700_000_000_000;
  steps.forEach((one, index) => {
    if (one.kind === 'wait') nowMs += one.hours * HOUR_MS;
    if (one.kind === 'pay') {
      const grant = {
        id: `G${index}`,
        key: `K${index}`,
        title: '收入',
        money: one.money,
        creditedAtMs: nowMs,
        validEndMs: nowMs + one.hours * HOUR_MS,
        activity: one.isJoined ? { bizId: `B${index}`, name: '活动', ruleDesc: '' } : null,
      };
      fund = { ...fund, grants: [...fund.grants, grant] };
    }
    if (one.kind === 'spend') {
      const parts = partsToSpend(fund, nowMs, one.money);
      if (parts !== null)
        fund = { ...fund, uses: [...fund.uses, { id: `U${index}`, title: '支出', usedAtMs: nowMs, parts }] };
    }
  });
  return { fund, nowMs };
}

const sumOf = (records: ReturnType<typeof fundRecords>, type: number): number =>
  records.filter((record) => record.type === type).reduce((sum, { money }) => sum + money, 0);

test('after any income, use and expiry the numbers match the records', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { fund, nowMs } = after(steps);
      const sums = fundSums(fund, nowMs);
      const records = fundRecords(fund, nowMs, '');
      expect([sums.usedMoney, sums.expiredMoney]).toEqual([sumOf(records, 2), sumOf(records, 3)]);
      expect(sums.availableMoney).toBe(sumOf(records, 1) - sums.usedMoney - sums.expiredMoney);
      expect(sums.availableMoney).toBeGreaterThanOrEqual(sums.expiringMoney);
      expect(records.every(({ money }) => money > 0)).toBe(true);
    }),
  );
});

test('an order uses everything it requests or nothing, and never more than the balance', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 40 }),
      fc.integer({ min: 1, max: 3_000_000_000 }),
      (steps, money) => {
        const { fund, nowMs } = after(steps);
        const before = fundSums(fund, nowMs);
        const parts = partsToSpend(fund, nowMs, money);
        expect(parts === null).toBe(before.availableMoney < money);
        if (parts === null) return;
        const use = { id: 'U', title: '支出', usedAtMs: nowMs, parts };
        const next = fundSums({ ...fund, uses: [...fund.uses, use] }, nowMs);
        expect([next.availableMoney, next.usedMoney, next.expiredMoney]).toEqual([
          before.availableMoney - money,
          before.usedMoney + money,
          before.expiredMoney,
        ]);
      },
    ),
  );
});

test('a joined activity shows what its own records leave', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { fund, nowMs } = after(steps);
      for (const { bizId, reduceMoney, leftMoney, status } of joinedActivities(fund, nowMs)) {
        const records = fundRecords(fund, nowMs, bizId);
        expect(sumOf(records, 1)).toBe(reduceMoney);
        expect(leftMoney).toBe(reduceMoney - sumOf(records, 2) - sumOf(records, 3));
        expect(leftMoney > 0).toBe(status === 1 || status === 3);
      }
    }),
  );
});
