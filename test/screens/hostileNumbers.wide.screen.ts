/** Every page with invalid numbers in its address: its texts contain only words and readable numbers. */
import { ROUTES, type RouteRow } from '../../src/routes';
import { journey } from '../harness';
import { MOBILE } from '../journeys/steps';
import { bareState } from '../pages';
import { openStill } from './record/stillPage';

const place = journey();

const HOSTILE = [
  'NaN',
  '1e21',
  'Infinity',
  '-1',
  '0x10',
  '1e-7',
  '99999999999999999999',
  '',
  'undefined',
  'null',
];
/** Also as parts of texts: `NaN月`. */
const NO_NUMBER = /NaN|Infinity|\de[+-]?\d|undefined|\bnull\b|\[object/;

const rows: readonly RouteRow[] = ROUTES.filter((row: RouteRow) => row.miniOnly !== true);

/** The row's address with hostile values in all its parameters, another one in each; `turn` selects which. */
function addressOf(row: RouteRow, turn: number): string {
  let at = turn;
  const next = (): string => encodeURIComponent(HOSTILE[at++ % HOSTILE.length] ?? '');
  const path = row.path.replace(/:(\w+)\??/g, () => next() || 'NaN');
  const query = (row.query ?? []).filter((key) => key !== 'token').map((key) => `${key}=${next()}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Addresses in which only the numbers are hostile: the rest is as in the page's description. */
const PARCEL = 'fromProvince=广东省&fromCity=深圳市&toProvince=北京市&toCity=北京市&goods=DAILY&carrier=SF';
const NUMERIC = ['/contrastPrice', '/contrastPrice/productDetail'].flatMap((path) =>
  HOSTILE.flatMap((value) => [
    `${path}?${PARCEL}&weight=${value}&size=30x20x10`,
    `${path}?${PARCEL}&weight=2&size=${value}x${value}x10`,
  ]),
);
const TURNS = HOSTILE.map((_, turn) => turn);
const ADDRESSES = rows
  .filter((row) => bareState(row.name as Parameters<typeof bareState>[0]) !== null)
  .filter(({ path, query = [] }) => path.includes(':') || query.length > 0)
  .flatMap((row, index) => TURNS.map((turn) => addressOf(row, turn + index)));

test.each([...new Set([...ADDRESSES, ...NUMERIC])])('%s', async (address) => {
  const opened = await openStill(place, 'home', {
    name: 'hostile numbers',
    address,
    mobile: MOBILE,
    seen: (page) => page.locator('body'),
  });
  opened.expectRefusals();
  await opened.settle();
  const text = await opened.page.evaluate(() => document.body.innerText || document.body.textContent || '');
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(NO_NUMBER);
  await opened.close();
});
