import fc from 'fast-check';
import { pillOf, waitingFen } from './incentiveTaskRules';

const PAGES = ['NOT_START', 'RUNNING', 'FINISHED'] as const;

it.each([
  // claim, task, page, action, text
  [1, 3, 'RUNNING', 'claim', '领取'],
  [1, 9, 'FINISHED', 'claim', '领取'],
  [2, 1, 'RUNNING', 'none', '已领取'],
  [2, 3, 'NOT_START', 'none', '已领取'],
  [3, 1, 'RUNNING', 'none', '已结束'],
  [0, 1, 'RUNNING', 'start', '去完成'],
  [0, 2, 'RUNNING', 'start', '去完成'],
  [0, 3, 'RUNNING', 'funds', '去查看'],
  [0, 4, 'RUNNING', 'none', '已完成'],
  [0, 9, 'RUNNING', 'none', '已结束'],
  [0, 1, 'NOT_START', 'none', '未开始'],
  [0, 1, 'FINISHED', 'none', '已结束'],
  ['unknown', 1, 'RUNNING', 'none', '已结束'],
] as const)('claim %p, task %p, %s: %s, %s', (claimStatus, status, page, action, text) => {
  expect(pillOf({ claimStatus, task: { status } }, page)).toEqual({ action, text });
});

const CLAIMS = [0, 1, 2, 3, 'unknown'] as const;

it('only a claimable task claims, only an open task of a running activity starts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CLAIMS),
      fc.integer(),
      fc.constantFrom(...PAGES),
      (claimStatus, status, page) => {
        const { action, text } = pillOf({ claimStatus, task: { status } }, page);
        expect(text).not.toBe('');
        expect(action === 'claim').toBe(claimStatus === 1);
        expect(action === 'start').toBe(
          claimStatus === 0 && page === 'RUNNING' && (status === 1 || status === 2),
        );
      },
    ),
  );
});

const items = fc.array(
  fc.record({
    claimStatus: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    rewardFen: fc.nat(1e7),
  }),
  { maxLength: 50 },
);

it('the claimable amount is the sum of all claimable tasks, in whole fen, in any order', () => {
  fc.assert(
    fc.property(items, (all) => {
      const sum = waitingFen(all);
      expect(Number.isSafeInteger(sum)).toBe(true);
      expect(waitingFen([...all].reverse())).toBe(sum);
      expect(waitingFen(all.filter(({ claimStatus }) => claimStatus !== 1))).toBe(0);
      const claimed = all.map((item) => ({ ...item, claimStatus: 1 as const }));
      expect(waitingFen(claimed)).toBe(all.reduce((total, { rewardFen }) => total + rewardFen, 0));
    }),
  );
});
