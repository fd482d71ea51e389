/**
 * Every described state of every page (test/pages), in Node: what it shows, its calls, its share card, and what its
 * controls do. A control in several states is tapped in the first of them. The result is compared with
 * records/<route>/<state>.txt, so that any change shows in the diff; after an intended one: `npm run records`. Layout
 * and colours are checked in Chromium (journeys/everyPage).
 */
import fs from 'node:fs';
import path from 'node:path';
import { journey, type Journey } from '../harness';
import { isWide } from '../harness/wide';
import { mainState } from '../journeys/everyPageSteps';
import { PAGES, type PageDescription, type PageState } from '../pages';
import { LEFT_OUT } from './record/leftOut';
import { mainRecord, stateRecord, waitingRecord } from './record/pageRecord';
import { failedRecord, refreshRecord } from './record/refreshRecord';
import { variedRecord } from './record/variedRecord';

const FOLDER = path.join(__dirname, 'records');
/** Names of the routes to open; all when absent (`npm run check`, `npm run mutants`). */
const wanted = process.env.SCREEN_PAGES?.split(',');

const fileOf = (route: string, name: string): string => path.join(FOLDER, route, `${name}.txt`);

/** Paths below the gateway's root that a state calls, except for the account: as recorded. */
function pathsOf(route: string, name: string): readonly string[] {
  const file = fileOf(route, name);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const paths = [...text.matchAll(/^call \w+ \/wxgw\/([^?\s]+)/gm)].map(([, path = '']) => path);
  return Array.from(new Set(paths)).filter((path) => !path.endsWith('personalCenter/userInfo'));
}

/** The controls in other records, as recorded, so that each test can run alone. */
function pressedIn(route: string, names: readonly string[]): ReadonlySet<string> {
  const texts = names.map((name) => fileOf(route, name)).filter((file) => fs.existsSync(file));
  return new Set(
    texts.flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/^press (.*)$/gm)].map(([, name = '']) => name),
    ),
  );
}

interface PageRecord {
  readonly route: string;
  readonly name: string;
  take(place: Journey): Promise<string[]>;
}

type TakeRecord = (
  place: Journey,
  route: string,
  state: PageState,
  paths: readonly string[],
) => Promise<string[]>;

/** The records of a state that need its calls. */
const OF_MAIN: Readonly<Record<string, TakeRecord>> = { waiting: waitingRecord };
const OF_OWN: Readonly<Record<string, TakeRecord>> = {
  refreshed: refreshRecord,
  failed: failedRecord,
  varied: variedRecord,
};

/** In the short set of each page: its main state, and what each of its controls does. */
const isShort = (page: PageDescription, name: string): boolean =>
  name === mainState(page)?.name || name.endsWith('.presses');

/** The first state with a logged-in user whose calls work: it has the most content. */
const ownState = (states: readonly PageState[]): PageState | undefined =>
  states.find(
    ({ mobile, faults, before }) => mobile !== undefined && faults === undefined && before === undefined,
  );

function recordsOf(page: PageDescription): readonly PageRecord[] {
  const { route } = page;
  const states = page.states.filter(({ name }) => !LEFT_OUT.has(name));
  const main = mainState(page);
  const presses = states
    .filter((state) => state === main)
    .map((state): PageRecord => {
      const name = `${state.name}.presses`;
      return { route, name, take: (place) => mainRecord(place, route, state) };
    });
  const ofCalls = (state: PageState | undefined, kinds: typeof OF_MAIN): readonly PageRecord[] => {
    const paths = state === undefined ? [] : pathsOf(route, state.name);
    if (state === undefined || paths.length === 0) return [];
    return Object.entries(kinds).map(([kind, record]) => ({
      route,
      name: `${state.name}.${kind}`,
      take: (place) => record(place, route, state, paths),
    }));
  };
  return [
    ...presses,
    ...ofCalls(main, OF_MAIN),
    ...ofCalls(ownState(states) ?? main, OF_OWN),
    ...states.map((state, index): PageRecord => {
      const before = [...presses, ...states.slice(0, index)].map(({ name }) => name);
      return {
        route,
        name: state.name,
        take: (place) => stateRecord(place, route, state, pressedIn(route, before)),
      };
    }),
  ];
}

/** All records of requested pages (`npm run check`, `npm run mutants`) and of the wide set. */
const RECORDED = PAGES.filter(({ route }) => wanted?.includes(route) !== false).map((page) =>
  recordsOf(page).filter(({ name }) => isWide || wanted !== undefined || isShort(page, name)),
);

/** Files of states that are no longer described. */
function leftOver(): string[] {
  const named = new Set(PAGES.flatMap(recordsOf).map(({ route, name }) => fileOf(route, name)));
  const kept = fs.readdirSync(FOLDER).flatMap((route) => {
    const names = fs.readdirSync(path.join(FOLDER, route));
    return names.map((name) => path.join(FOLDER, route, name));
  });
  return kept.filter((file) => !named.has(file)).map((file) => path.relative(FOLDER, file));
}

/**
 * Tests every `count`th page from the `part`th on (1 to `count`), of requested pages every `count`th record: each part
 * is a file, so that files run in parallel.
 */
export function testPageRecords(part: number, count: number): void {
  const place = journey();
  if (part === 1) test('every record belongs to a described state', () => expect(leftOver()).toEqual([]));
  const isOwn = (_item: unknown, index: number): boolean => index % count === part - 1;
  const own = wanted === undefined ? RECORDED.filter(isOwn).flat() : RECORDED.flat().filter(isOwn);
  if (own.length === 0) {
    test('has none of the requested pages', () => expect(wanted).toBeDefined());
    return;
  }
  test.each(own)('$route: $name', async ({ route, name, take }) => {
    const file = fileOf(route, name);
    const found = await take(place);
    if (process.env.UPDATE_RECORDS === '1') {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, `${found.join('\n')}\n`);
    }
    expect(found).toEqual(fs.readFileSync(file, 'utf8').trimEnd().split('\n'));
  });
}
