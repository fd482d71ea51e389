import fc from 'fast-check';
import { inCenterOrder, isBidTask, isShowFailed, partsOf, taskAction } from './taskRules';
import { taskButtonText } from './taskTexts';

it.each([
  [1, '去完成', 'start'],
  [2, '去完成', 'start'],
  [3, '去查看', 'funds'],
  [4, '已完成', 'none'],
  [5, '已结束', 'none'],
  [9, '已结束', 'none'],
  [0, '已结束', 'none'],
  [-1, '已结束', 'none'],
  [1.5, '已结束', 'none'],
])('status %p shows %s and does %s (product §2.4)', (status, text, action) => {
  expect([taskButtonText(status), taskAction(status)]).toEqual([text, action]);
});

const isOpen = ({ status }: { readonly status: number }): boolean => status === 1 || status === 2;

it('the center lists open tasks first, everything else in received order (product §2.4)', () => {
  const tasks = fc
    .array(fc.integer({ min: -1, max: 9 }))
    .map((all) => all.map((status, at) => ({ status, at })));
  fc.assert(
    fc.property(tasks, (before) => {
      const after = inCenterOrder(before);
      expect([...after].sort((a, b) => a.at - b.at)).toEqual(before);
      for (const group of [after.filter(isOpen), after.filter((task) => !isOpen(task))])
        expect(group.map(({ at }) => at)).toEqual(group.map(({ at }) => at).sort((a, b) => a - b));
      const firstClosed = after.findIndex((task) => !isOpen(task));
      expect(firstClosed < 0 ? [] : after.slice(firstClosed).filter(isOpen)).toEqual([]);
    }),
  );
});

it.each([
  [true, 2, 2, 0],
  [true, 3, 3, 0],
  [true, 8, 3, 5],
  [false, 8, 0, 8],
  [true, 0, 0, 0],
])('toggle %p, %p tasks: %p cards and %p rows', (hasTopCards, count, cards, rows) => {
  const all = Array.from({ length: count }, (_, index) => index);
  const parts = partsOf(all, hasTopCards);
  expect([parts.cards.length, parts.rows.length]).toEqual([cards, rows]);
  expect([...parts.cards, ...parts.rows]).toEqual(all);
});

it.each([
  [12, 20, '', true, true],
  [12, 20, '/i.png', true, false],
  [12, 19, '', false, false],
  [11, 20, '', false, false],
])(
  'channel %p, type %p, icon %p: a bid %p, not to be shown %p (product §2.5)',
  (channel, type, iconUrl, bid, failed) => {
    expect([isBidTask({ channel, type }), isShowFailed({ channel, type, iconUrl })]).toEqual([bid, failed]);
  },
);
