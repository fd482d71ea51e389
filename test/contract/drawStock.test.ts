import { ServerClock } from '../../sandbox/core/clock';
import { createRandom } from '../../sandbox/core/random';
import { createStore } from '../../sandbox/core/store';
import { chooseOutcome } from '../../sandbox/weekly/drawRules';
import { findDraw, type DrawFixture } from '../../sandbox/weekly/fixtures/draws';

const random = createRandom(11);
const store = createStore({ clock: new ServerClock(), random });
beforeEach(() => store.reset());

function fixture(changes: Partial<DrawFixture> = {}): DrawFixture {
  const draw = findDraw('DRAW-1000');
  if (draw === undefined) throw new Error('DRAW-1000 is gone');
  return { ...draw, ...changes };
}
const draw = (from: DrawFixture, account = 'A') =>
  store.draws.draw('D', account, (state) =>
    chooseOutcome(from, { ...state, isLoggedIn: true, parcelCount: 0, nowMs: 0 }, random),
  );
async function countsAfter(from: DrawFixture, draws: number): Promise<Readonly<Record<string, number>>> {
  const outcomes = await Promise.all(
    Array.from({ length: draws }, (_, index) => draw(from, `A${index % 7}`)),
  );
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) {
    const name = outcome.kind === 'drawn' ? outcome.prizeCode : outcome.reasonCode;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

test('simultaneous draws of many accounts never exceed the stock; then the code is 1008', async () => {
  const [first, second] = fixture().prizes;
  if (first === undefined || second === undefined) throw new Error('no prizes');
  const prizes = [
    { ...first, stock: 3, weight: 50 },
    { ...second, stock: 20, weight: 1 },
  ];
  const counts = await countsAfter(fixture({ prizes }), 60);
  expect(counts).toEqual({ [first.code]: 3, [second.code]: 20, '1008': 37 });
});

test('a prize with three pieces is given three times, the others by weight', async () => {
  const prizes = fixture().prizes.map((prize) =>
    prize.code === 'P-FREE' ? { ...prize, weight: 10 } : prize,
  );
  const counts = await countsAfter(fixture({ prizes }), 400);
  expect(counts['P-FREE']).toBe(3);
  expect(Object.keys(counts)).toHaveLength(8);
  expect(counts['P-REDUCE-2'] ?? 0).toBeGreaterThan(2 * (counts['P-FUND'] ?? 0)); // 30 against 6
});

test('a prize that is set for the next draw is drawn, unless it is out of stock', () => {
  const visit = { isLoggedIn: true, parcelCount: 0, nowMs: 0, mine: [] };
  const next = (given: number): string => {
    const drawn = chooseOutcome(
      fixture(),
      { ...visit, given: new Map([['P-FREE', given]]) },
      random,
      'P-FREE',
    );
    return drawn.kind === 'drawn' ? drawn.prizeCode : drawn.kind;
  };
  expect(Array.from({ length: 20 }, () => next(0))).toEqual(Array(20).fill('P-FREE'));
  expect(Array.from({ length: 20 }, () => next(3))).not.toContain('P-FREE');
});

test('a prize of weight 0 is never drawn', async () => {
  const always = findDraw('DRAW-THANKS');
  expect(await countsAfter(fixture(always), 100)).toEqual({ 'P-THANKS': 100 });
});
