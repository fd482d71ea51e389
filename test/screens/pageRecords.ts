/**
 * Every described state of every page (test/pages) on pages in Node: what it reads, what it asks for, its share card, and
 * what its controls do. A control that is in several states is pressed in the first of them. Held against
 * records/<route>/<state>.txt, so that a change of any of it is read in the diff; after one that is meant:
 * `npm run records`. What needs layout or colours is looked at in Chromium (journeys/everyPage).
 */
import fs from 'node:fs';
import path from 'node:path';
import { journey, type Journey } from '../harness';
import { mainState } from '../journeys/everyPageSteps';
import { PAGES, type PageDescription } from '../pages';
import { mainRecord, stateRecord, waitingRecord } from './record/pageRecord';

const FOLDER = path.join(__dirname, 'records');
/** Names of the routes to open; all when absent (`npm run check`, `npm run mutants`). */
const wanted = process.env.SCREEN_PAGES?.split(',');

/**
 * Posters are drawn on a canvas, and pages in Node have none; a slider's gap is drawn by lot on the device; the others ask
 * for ten seconds how a payment ended.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['receive-slider-1'],
  ...['poster', 'poster-without-picture', 'poster-hostile', 'invite-poster', 'invite-v2-poster'],
  ...['sale-unconfirmed', 'sale-unpaid'],
]);

const fileOf = (route: string, name: string): string => path.join(FOLDER, route, `${name}.txt`);

/** Paths that a state asks for besides whose account it is, below the gateway's root: as they are kept. */
function pathsOf(route: string, name: string): readonly string[] {
  const file = fileOf(route, name);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const paths = [...text.matchAll(/^call \w+ \/wxgw\/([^?\s]+)/gm)].map(([, path = '']) => path);
  return Array.from(new Set(paths)).filter((path) => !path.endsWith('personalCenter/userInfo'));
}

/** The controls that other records have: as they are kept, so that each test can run without the others. */
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
  const waiting = states.flatMap((state): PageRecord[] => {
    const paths = state === main ? pathsOf(route, state.name) : [];
    if (paths.length === 0) return [];
    const name = `${state.name}.waiting`;
    return [{ route, name, take: (place) => waitingRecord(place, route, state, paths) }];
  });
  return [
    ...presses,
    ...waiting,
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

const RECORDED = PAGES.filter(({ route }) => wanted?.includes(route) !== false).map(recordsOf);

/** Files of states that are described no more. */
function leftOver(): string[] {
  const named = new Set(PAGES.flatMap(recordsOf).map(({ route, name }) => fileOf(route, name)));
  const kept = fs.readdirSync(FOLDER).flatMap((route) => {
    const names = fs.readdirSync(path.join(FOLDER, route));
    return names.map((name) => path.join(FOLDER, route, name));
  });
  return kept.filter((file) => !named.has(file)).map((file) => path.relative(FOLDER, file));
}

/** Tests every `count`th page from the `part`th on (1 to `count`): each part is a file, files run beside each other. */
export function testPageRecords(part: number, count: number): void {
  const place = journey();
  if (part === 1) test('no record is of a state that is gone', () => expect(leftOver()).toEqual([]));
  const own = RECORDED.filter((_page, index) => index % count === part - 1).flat();
  if (own.length === 0) {
    test('has no page of those that are wanted', () => expect(wanted).toBeDefined());
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
