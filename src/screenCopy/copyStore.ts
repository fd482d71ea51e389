/**
 * Where copies are stored, and whose they are. A copy belongs to one address and one reader, like the answers of
 * `session/keptMemory`: nobody's stays on the device for a day; an account's, which may show what is its own, ends with
 * the visit. All go with a log-out and with another account's login (`isAccountKey`).
 */
import { isRecent } from '@/data/lastAnswerRules';
import { copyKey, isCopyKey } from '@/platform/dom/screenCopy/copyKey';
import { type CopyElement, isRecord, readCopy } from '@/platform/dom/screenCopy/copyNode';
import { NOBODY } from '@/platform/storage/keys';
import type { StorageArea, StorageCapability } from '@/platform/storage/types';
import { LEFT_KEY, readStoredLogin } from '@/session/storedLogin';

const LIFE_MS = 86_400_000;
/** Of one copy. The weekly page with all its modules has 30,000. */
const MAX_CHARS = 65_536;
/** Pages with a copy, for one reader. */
const MAX_COPIES = 4;

export interface ScreenCopy {
  /** When it was made, epoch ms. */
  readonly atMs: number;
  /** The build's files: other builds have other class names. */
  readonly build: string;
  /** Path and query. */
  readonly address: string;
  /** Of the window, CSS pixels: at another width, everything lies elsewhere. */
  readonly width: number;
  /** Whole addresses of the page's own style sheets, in their order. */
  readonly styles: readonly string[];
  readonly root: CopyElement;
}

type Areas = Pick<StorageCapability, 'session' | 'durable'>;
/** What must be equal for a copy to be shown. */
export type CopyPlace = Pick<ScreenCopy, 'build' | 'address' | 'width'>;

const keyOf = (address: string, reader: string) => copyKey(address.replace(/[?#].*$/, ''), reader);

/**
 * Whose screen is on this phone now; null: not known, so nothing is shown or stored. After a 401 or a log-out it is
 * nobody's, or soon the same account's; with a place of its own, a visit's screen is not what the next one shows.
 */
export function readerOf({ session }: Areas): string | null {
  const mark = session.read('accountMark');
  if (readStoredLogin(session).token !== null) return mark;
  const isNobody =
    mark === null && session.read(LEFT_KEY) === null && session.read('campaign.place') === null;
  return isNobody ? NOBODY : null;
}

const areaOf = (reader: string, { session, durable }: Areas): StorageArea =>
  reader === NOBODY ? durable : session;

export function readScreenCopy(
  reader: string,
  place: CopyPlace,
  areas: Areas,
  nowMs: number,
): ScreenCopy | null {
  const area = areaOf(reader, areas);
  const key = keyOf(place.address, reader);
  const text = area.read(key);
  if (text === null) return null;
  const copy = parsed(text);
  // Of another build or width, or unreadable: it is never shown again. At another query it may be.
  if (
    copy === null ||
    copy.build !== place.build ||
    copy.width !== place.width ||
    !isRecent(copy.atMs, nowMs)
  ) {
    area.remove(key);
    return null;
  }
  return copy.address === place.address ? copy : null;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function parsed(text: string): ScreenCopy | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return null;
    const { atMs, build, address, width, styles, root } = stored;
    if (typeof atMs !== 'number' || typeof build !== 'string' || typeof address !== 'string') return null;
    if (typeof width !== 'number' || !isList(styles)) return null;
    const texts = styles.filter((each) => typeof each === 'string');
    return { atMs, build, address, width, styles: texts, root: readCopy(root) };
  } catch {
    return null;
  }
}

/** Stores the copy; one that is too long is not. Of one reader's copies the oldest is removed when there are too many. */
export function writeScreenCopy(reader: string, copy: ScreenCopy, areas: Areas): void {
  const area = areaOf(reader, areas);
  const key = keyOf(copy.address, reader);
  const text = JSON.stringify(copy);
  if (text.length > MAX_CHARS) {
    area.remove(key);
    return;
  }
  const others = area
    .keys()
    .filter(isCopyKey)
    .filter((each) => each.endsWith(`.${reader}`) && each !== key)
    .map((each) => ({ each, atMs: parsed(area.read(each) ?? '')?.atMs ?? 0 }))
    .sort((one, two) => two.atMs - one.atMs);
  for (const { each } of others.slice(MAX_COPIES - 1)) area.remove(each);
  area.write(key, text, { expiresInMs: LIFE_MS });
}
