import { recordNote, RECORD_WORDS } from './recordTexts';

const ROW = {
  id: 'H1',
  activityCode: 'A',
  title: '领现金',
  goalFen: 2000,
  sumFen: 1240,
  helperCount: 3,
  startedAt: '2026-11-24 08:30',
} as const;

test.each([
  ['FISSION', 'RUNNING', '助力中 · 3 位好友助力 · 2026-11-24 08:30'],
  ['FISSION', 'REACHED', '已到账 · 3 位好友助力 · 2026-11-24 08:30'],
  ['FISSION', 'OVER', '未达成 · 3 位好友助力 · 2026-11-24 08:30'],
  ['FISSION', 'unknown', '处理中 · 3 位好友助力 · 2026-11-24 08:30'],
  ['BARGAIN', 'RUNNING', '砍价中 · 3 位好友砍价 · 2026-11-24 08:30'],
  ['BARGAIN', 'REACHED', '已砍到底价 · 3 位好友砍价 · 2026-11-24 08:30'],
  ['BARGAIN', 'BOUGHT', '已购买 · 3 位好友砍价 · 2026-11-24 08:30'],
  ['BARGAIN', 'OVER', '已结束 · 3 位好友砍价 · 2026-11-24 08:30'],
] as const)('%s %s: %s', (kind, state, note) => {
  expect(recordNote({ ...ROW, state }, RECORD_WORDS[kind])).toBe(note);
});

test('a time that the gateway does not send is left out', () => {
  expect(recordNote({ ...ROW, state: 'OVER', startedAt: '' }, RECORD_WORDS.FISSION)).toBe(
    '未达成 · 3 位好友助力',
  );
});
