import { hasTabs, lastTabsChange, sessionTabs, tabRowStartPx } from './sessionTabRules';
import { HOUR_MS, session, TEN_MS } from './testing/sessionFixtures';

/** 2026-11-21 10:30 in Beijing. */
const NOW_MS = TEN_MS + HOUR_MS / 2;
const at = (id: string, hours: number, changes: { name?: string; lasts?: number } = {}) =>
  session(id, {
    startMs: TEN_MS + hours * HOUR_MS,
    endMs: TEN_MS + (hours + (changes.lasts ?? 1)) * HOUR_MS,
    name: changes.name ?? '',
  });
const textsOf = (...sessions: readonly ReturnType<typeof at>[]): readonly string[] =>
  sessionTabs(sessions, NOW_MS).tabs.map(({ id, text, state }) => `${id} ${text} ${state}`);

describe('the tabs', () => {
  it('are running, upcoming, ended, each with its start', () => {
    expect(textsOf(at('over', -3), at('next', 2), at('now', 0))).toEqual([
      'now 10:00 start',
      'next 12:00 loading',
      'over 07:00 end',
    ]);
  });

  it('have the day where that is not today', () => {
    expect(textsOf(at('now', -48, { lasts: 96 }), at('next', 24), at('late', 13))).toEqual([
      'now 11.19 10:00 start',
      'next 11.22 10:00 loading',
      'late 23:00 loading',
    ]);
  });

  it('have the name where two start at the same time, if there is one', () => {
    expect(textsOf(at('a', 0, { name: '寄件场' }), at('b', 0), at('c', 1, { name: '洗护场' }))).toEqual([
      'a 寄件场 start',
      'b 10:00 start',
      'c 11:00 loading',
    ]);
  });
});

describe('open at first', () => {
  it.each([
    ['the running one', [at('over', -3), at('next', 2), at('now', 0)], 'now'],
    ['the first of several running ones', [at('a', -1, { lasts: 3 }), at('b', 0)], 'a'],
    ['the next one to start', [at('over', -3), at('later', 5), at('next', 2)], 'next'],
    ['the first of ended ones', [at('a', -3), at('b', -5)], 'a'],
    ['none of none', [], ''],
  ])('%s', (_, sessions, id) => expect(sessionTabs(sessions, NOW_MS).openId).toBe(id));
});

describe('the last change of the tabs', () => {
  it.each([
    ['a start', TEN_MS, TEN_MS],
    ['an end', TEN_MS + HOUR_MS + 1, TEN_MS + HOUR_MS],
    ['midnight', TEN_MS - 1, TEN_MS - 10 * HOUR_MS],
    ['the next midnight', TEN_MS + 15 * HOUR_MS, TEN_MS + 14 * HOUR_MS],
  ])('is %s', (_, nowMs, changedAtMs) => {
    expect(lastTabsChange([at('a', 0)], nowMs)).toBe(changedAtMs);
  });
});

test.each([
  [1, 'page', false],
  [2, 'page', true],
  [2, 'pickDetail', false],
] as const)('%i sessions in the scene %s have tabs: %p', (count, scene, has) => {
  expect(hasTabs(count, scene)).toBe(has);
});

test.each([
  [0, 375, 0],
  [1, 375, 0],
  [2, 375, 70],
  [3, 375, 168],
  [3, 320, 143],
  [3, 1024, 188],
])('a scrolling row shows tab %i of a screen of %i in the middle', (index, windowPx, startPx) => {
  expect(tabRowStartPx(index, windowPx)).toBe(startPx);
});
