import { hasCopyOf } from '@/platform/dom/screenCopy/copyKey';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { isAccountKey, isOthersAnswer, NOBODY } from '@/platform/storage/keys';
import { readerOf, readScreenCopy, type ScreenCopy, writeScreenCopy } from './copyStore';

const DAY_MS = 86_400_000;
const PLACE = { build: '/js/app.a.js', address: '/fcFriday?configId=A', width: 375 };
const root = {
  tag: 'div',
  attributes: { class: 'page' },
  style: '',
  scrollLeft: 0,
  children: ['限时秒杀'],
} as const;
const copy = (changes: Partial<ScreenCopy> = {}): ScreenCopy => ({
  ...PLACE,
  atMs: 0,
  styles: ['https://own.example/css/a.css'],
  root,
  ...changes,
});

function device() {
  const clock = { nowMs: 0 };
  const areas = {
    session: makeArea(memoryBackend(), () => clock.nowMs),
    durable: makeArea(memoryBackend(), () => clock.nowMs),
  };
  const read = (reader = NOBODY, changes: Partial<typeof PLACE> = {}) =>
    readScreenCopy(reader, { ...PLACE, ...changes }, areas, clock.nowMs);
  return { clock, areas, read };
}

test('the next visit reads what was written, for a day', () => {
  const { clock, areas, read } = device();
  writeScreenCopy(NOBODY, copy(), areas);
  clock.nowMs = DAY_MS - 1;
  expect(read()).toEqual(copy());
  clock.nowMs = DAY_MS;
  expect([read(), areas.durable.keys()]).toEqual([null, []]);
});

test.each<[string, Partial<typeof PLACE>]>([
  ['another build', { build: '/js/app.b.js' }],
  ['another width', { width: 414 }],
])('of %s it is removed', (_, changes) => {
  const { areas, read } = device();
  writeScreenCopy(NOBODY, copy(), areas);
  expect([read(NOBODY, changes), areas.durable.keys()]).toEqual([null, []]);
});

test('another campaign at the same path does not show it', () => {
  const { areas, read } = device();
  writeScreenCopy(NOBODY, copy(), areas);
  expect(read(NOBODY, { address: '/fcFriday?configId=B' })).toBeNull();
  expect(read()).not.toBeNull();
});

test.each(['', '{', 'null', '{"atMs":0}', JSON.stringify({ ...copy(), root: { tag: 'script' } })])(
  'an unreadable text (%j) is removed',
  (text) => {
    const { areas, read } = device();
    areas.durable.write(`kept.screen./fcFriday.${NOBODY}`, text);
    expect(read()).toBeNull();
  },
);

test('one reader does not see another’s; an account’s ends with the visit', () => {
  const { areas, read } = device();
  writeScreenCopy('mark', copy(), areas);
  expect([read(), read('other'), read('mark')]).toEqual([null, null, copy()]);
  expect([areas.durable.keys(), areas.session.keys()]).toEqual([[], ['kept.screen./fcFriday.mark']]);
});

test('a log-out and another account’s login remove it', () => {
  const { areas } = device();
  writeScreenCopy('mark', copy(), areas);
  const [key = ''] = areas.session.keys();
  expect([isAccountKey(key), isOthersAnswer(key, 'other'), isOthersAnswer(key, 'mark')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a copy that is too long is not stored, and replaces the one before', () => {
  const { areas } = device();
  writeScreenCopy(NOBODY, copy(), areas);
  writeScreenCopy(NOBODY, copy({ root: { ...root, children: ['字'.repeat(65_536)] } }), areas);
  expect(areas.durable.keys()).toEqual([]);
});

test('at most four pages of a reader: the oldest goes', () => {
  const { areas } = device();
  for (const atMs of [3, 1, 2, 4, 5])
    writeScreenCopy(NOBODY, copy({ atMs, address: `/list/${atMs}` }), areas);
  expect([...areas.durable.keys()].sort()).toEqual([2, 3, 4, 5].map((n) => `kept.screen./list/${n}.nobody`));
});

test('the HTML’s script sees that there is one for the path, of any reader', () => {
  const { areas } = device();
  expect(hasCopyOf('/fcFriday', areas)).toBe(false);
  writeScreenCopy('mark', copy(), areas);
  expect([hasCopyOf('/fcFriday', areas), hasCopyOf('/fc', areas), hasCopyOf('/', areas)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('whose screen it is', () => {
  const login = JSON.stringify({ token: 'T' });
  test.each<[string, Record<string, string>, string | null]>([
    ['nobody’s', {}, NOBODY],
    ['the account’s', { token: login, accountMark: 'mark' }, 'mark'],
    ['unknown: a login whose mark is missing', { token: login }, null],
    ['unknown: a 401 has ended the login', { accountMark: 'mark' }, null],
    ['unknown: logged out', { hasLeft: '1' }, null],
    ['unknown: a place of this visit', { 'campaign.place': '{}' }, null],
  ])('%s', (_, stored, reader) => {
    const { areas } = device();
    for (const [key, value] of Object.entries(stored)) areas.session.write(key as 'token', value);
    expect(readerOf(areas)).toBe(reader);
  });
});
