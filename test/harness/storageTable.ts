/** docs/storage.md as a table, and what a browser's storage holds against it. */
import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

export interface StorageRow {
  /** `x.*` stands for many keys. */
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

/** One entry as it lies in the browser. */
export interface StoredEntry {
  readonly area: 'visit' | 'device';
  readonly key: string;
  readonly value: string;
}

/** The app's own entries, in a browser or on a phone of the lab (`lab:…:`), and a package's on the engine host. */
const OWN_KEY = /^(?:(engine):[^:]*:[^:]*:|lab:[^:]*:)?pc:(.+)$/;
/** What the lab keeps for itself, a test notes in the page (`test:…`), and the console of test builds. */
const OTHERS_KEY = /^(lab-|test:|vConsole_)/;
/** A whole number by itself, not digits in a longer word. */
const PHONE_NUMBER = /(?<![0-9a-z])1\d{10}(?![0-9a-z])/i;

const isNamed = (row: StorageRow, key: string): boolean =>
  row.key.endsWith('*') ? key.startsWith(row.key.slice(0, -1)) : row.key === key;

/** Everything in which storage differs from the table, in words. */
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

/** What the pages of this context leave. Pages of other origins, and pages on their way to one, have nothing of ours. */
export async function storedBy(context: BrowserContext, origin: string): Promise<readonly StoredEntry[]> {
  if (context.isClosed()) return [];
  const own = context.pages().filter((page) => !page.isClosed() && page.url().startsWith(`${origin}/`));
  return (await Promise.all(own.map(entriesIn))).flat();
}

/** A page may be leaving at the end of its test: what it leaves is there when it has arrived. */
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
