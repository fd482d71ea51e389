/** docs/storage.md as a table, and the differences between it and a browser's storage. */
import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { MOBILE_START } from '../../src/utils/mobileStart';

export interface StorageRow {
  /** `x.*` matches many keys. */
  readonly key: string;
  /** `visit`, `device` or `–`. */
  readonly h5: string;
  /** `run`, `device`, both, or `–`. */
  readonly mini: string;
}

const DOCUMENT = path.resolve(__dirname, '..', '..', 'docs', 'storage.md');

export function storageTable(): readonly StorageRow[] {
  const rows = fs.readFileSync(DOCUMENT, 'utf8').matchAll(/^\| `([^`]+)` *\| *([^|]+?) *\| *([^|]+?) *\|/gm);
  return [...rows].map(([, key = '', h5 = '', mini = '']) => ({ key, h5, mini }));
}

/** One stored entry in the browser. */
interface StoredEntry {
  readonly area: 'visit' | 'device';
  readonly key: string;
  readonly value: string;
}

/** The app's own entries: in a browser, on a phone of the lab (`lab:…:`), or a package's on the engine host. */
const OWN_KEY = /^(?:(engine):[^:]*:[^:]*:|lab:[^:]*:)?pc:(.+)$/;
/** Entries of the lab itself, of tests (`test:…`), and of the console in test builds. */
const OTHERS_KEY = /^(lab-|test:|vConsole_)/;
/** A phone number, not part of a longer sequence of letters and digits. */
const PHONE_NUMBER = new RegExp(`(?<![0-9a-z])${MOBILE_START}\\d{10}(?![0-9a-z])`, 'i');

const isNamed = (row: StorageRow, key: string): boolean =>
  row.key.endsWith('*') ? key.startsWith(row.key.slice(0, -1)) : row.key === key;

/** Every difference between storage and the table, as text. */
export function storageProblems(
  entries: readonly StoredEntry[],
  table: readonly StorageRow[] = storageTable(),
): readonly string[] {
  return entries.flatMap(({ area, key, value }) => {
    if (OTHERS_KEY.test(key)) return [];
    const [, engine, name = ''] = OWN_KEY.exec(key) ?? [];
    const row = table.find((each) => isNamed(each, name));
    if (row === undefined) return [`docs/storage.md does not name ${key}`];
    const place = engine === undefined ? row.h5 : row.mini;
    if (!place.split(', ').includes(area))
      return [`${key} lies on the ${area}, docs/storage.md says ${place}`];
    if (area === 'device' && PHONE_NUMBER.test(value)) return [`${key} keeps a phone number on the device`];
    return [];
  });
}

/**
 * What this context's pages have stored. Pages of other origins, and pages navigating to one, hold none of our data.
 */
export async function storedBy(context: BrowserContext, origin: string): Promise<readonly StoredEntry[]> {
  if (context.isClosed()) return [];
  const own = context.pages().filter((page) => !page.isClosed() && page.url().startsWith(`${origin}/`));
  return (await Promise.all(own.map(entriesIn))).flat();
}

/** A page may be navigating at the end of its test: its entries are read when it has arrived. */
async function entriesIn(page: Page): Promise<readonly StoredEntry[]> {
  const read = (): Promise<StoredEntry[]> =>
    page.evaluate(() => {
      const entriesOf = (area: 'visit' | 'device', storage: Storage) =>
        Object.entries(storage).map(([key, value]) => ({ area, key, value: String(value) }));
      return [...entriesOf('visit', sessionStorage), ...entriesOf('device', localStorage)];
    });
  return read()
    .catch(read)
    .catch(() => []);
}
