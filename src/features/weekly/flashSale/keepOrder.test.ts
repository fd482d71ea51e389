import type { PageModule } from '../page/catalog';
import { keepOrder } from './keepOrder';
import { sessionsOf } from './pageSessions';
import type { RightStatus, Session } from './sessionTypes';
import { coupon, HOUR_MS, session, TEN_MS } from './testing/sessionFixtures';

const END_MS = TEN_MS + HOUR_MS;
const LOOK = { couponButton: 1, packageButton: 1, hasChips: false } as const;
const place = { order: 1, uniqueId: 'm', fioIndex: 1 };
const picture: PageModule = { type: 'independent', place, view: { imageUrl: '', linkUrl: '' } };

const flashSale = (...sessions: readonly Session[]): PageModule => ({
  type: 'seckill',
  place,
  view: { titleImageUrl: '', desc: '', look: LOOK, sessions },
});
const inclusive = (one: Session): PageModule => ({
  type: 'inclusive',
  place,
  view: { titleImageUrl: '', session: one },
});

const rights = (...all: readonly (readonly [string, RightStatus])[]) => ({
  rights: all.map(([rightsNo, status]) => coupon(rightsNo, { status })),
});
const BEFORE = rights(['a', 'AVAILABLE'], ['b', 'AVAILABLE'], ['c', 'UNAVAILABLE']);
/** Sorted: a was claimed. */
const FRESH = rights(['b', 'AVAILABLE'], ['a', 'ACQUIRED'], ['c', 'UNAVAILABLE']);
const ordersOf = (modules: readonly PageModule[]): readonly string[] =>
  sessionsOf(modules).map(({ rights: all }) => all.map(({ rightsNo }) => rightsNo).join(''));

test.each<[string, number, number, string]>([
  ['while a session runs, its rights stay where they are', TEN_MS, END_MS - 1, 'abc'],
  ['before it starts too', TEN_MS - 2, TEN_MS - 1, 'abc'],
  ['one that has started is sorted', TEN_MS - 1, TEN_MS, 'bac'],
  ['one that has ended is sorted', END_MS - 1, END_MS, 'bac'],
])('%s', (_, beforeMs, freshMs, order) => {
  const kept = keepOrder(
    [flashSale(session('S', BEFORE)), inclusive(session('I', BEFORE))],
    [picture, flashSale(session('S', FRESH)), inclusive(session('I', FRESH))],
    beforeMs,
    freshMs,
  );
  expect([kept[0], ordersOf(kept)]).toEqual([picture, [order, order]]);
});

test('the rights are those of the fresh answer; new ones come last, gone ones leave no gap', () => {
  const fresh = session('S', rights(['new', 'AVAILABLE'], ['c', 'AVAILABLE'], ['a', 'ACQUIRED']));
  const [kept] = sessionsOf(keepOrder([flashSale(session('S', BEFORE))], [flashSale(fresh)], TEN_MS, TEN_MS));
  expect(kept?.rights.map(({ rightsNo, status }) => [rightsNo, status])).toEqual([
    ['a', 'ACQUIRED'],
    ['c', 'AVAILABLE'],
    ['new', 'AVAILABLE'],
  ]);
});

test('a session that was not there before is as in the answer', () => {
  const kept = keepOrder([flashSale(session('S', BEFORE))], [flashSale(session('T', FRESH))], TEN_MS, TEN_MS);
  expect(ordersOf(kept)).toEqual(['bac']);
});
