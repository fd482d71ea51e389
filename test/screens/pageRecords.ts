/**
 * Every described state of every page (test/pages) on pages in Node: what it reads, what it asks for, its share card; and
 * of the main state what every control does. Held against records/<route>/<state>.txt, so that a change of any of it is
 * read in the diff; after one that is meant: `npm run records`. What needs layout or colours is looked at in Chromium
 * (journeys/everyPage).
 */
import fs from 'node:fs';
import path from 'node:path';
import { journey } from '../harness';
import { mainState } from '../journeys/everyPageSteps';
import { PAGES } from '../pages';
import { pressesRecord, stateRecord } from './pageRecord';

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

const RECORDS = PAGES.filter(({ route }) => wanted?.includes(route) !== false).flatMap((page) => {
  const main = mainState(page);
  return page.states
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((state) => [
      { route: page.route, name: state.name, state, record: stateRecord },
      ...(state === main
        ? [{ route: page.route, name: `${state.name}.presses`, state, record: pressesRecord }]
        : []),
    ]);
});

/** Tests every `count`th record from the `part`th on (1 to `count`): each part is a file, files run beside each other. */
export function testPageRecords(part: number, count: number): void {
  const place = journey();
  const own = RECORDS.filter((_record, index) => index % count === part - 1);
  if (own.length === 0) {
    test('has no page of those that are wanted', () => expect(wanted).toBeDefined());
    return;
  }
  test.each(own)('$route: $name', async ({ route, name, state, record }) => {
    const file = path.join(FOLDER, route, `${name}.txt`);
    const found = await record(place, route, state);
    if (process.env.UPDATE_RECORDS === '1') {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, `${found.join('\n')}\n`);
    }
    expect(found).toEqual(fs.readFileSync(file, 'utf8').trimEnd().split('\n'));
  });
}
