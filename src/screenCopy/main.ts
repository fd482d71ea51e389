/**
 * H5 only: /js/screen.….js (config/screenCopy.ts), fetched by the HTML's script. Shows the copy of the last visit's
 * first screen while the app loads, and makes the next one when the page is at rest (docs/storage.md "A copy of the
 * first screen"). Works without the app and changes nothing in it: when anything is unexpected, the page comes as on a
 * first visit.
 */
import { documentParsed } from '@/platform/dom/documentParsed';
import { peekAddressToken } from '@/platform/dom/hideAddressToken';
import { pageAddress } from '@/platform/dom/pageAddress';
import { readAppToken } from '@/platform/login/appToken';
import { storage } from '@/platform/storage';
import { reportCopyDrawn } from './copyKey';
import { copyOf } from './copyOf';
import { type CopyPlace, readerOf, readScreenCopy, type ScreenCopy, writeScreenCopy } from './copyStore';
import { isCopiedPage } from './pages';
import { isSettled, isToBeSeen, shownPage } from './settled';
import { showCopy } from './showCopy';
import { stylesLoaded } from './styles';

/** When a copy is tried, ms after this script: the first time that the page is at rest at its top. */
const TRIES_MS = [1000, 3000, 6000, 12_000];

/** Names of the build's first files (src/index.html). */
const build = document.querySelector<HTMLElement>('script[data-app]')?.dataset['app'] ?? '';
/** Where the build's files are: this origin, or a CDN. */
const ownOrigins = [pageAddress().origin, originOf(document.currentScript)];

function originOf(script: Document['currentScript']): string {
  return script instanceof HTMLScriptElement && script.src !== '' ? new URL(script.src).origin : '';
}

const isOwnFile = (address: string): boolean => ownOrigins.includes(new URL(address).origin);

const addressNow = (): string => pageAddress().path + pageAddress().search;
const startAddress = addressNow();
const placeNow = (): CopyPlace => ({ build, address: addressNow(), width: window.innerWidth });

/** A login that the app is about to read from the address or its host: the screen will be another's. */
const isLoginComing = (): boolean => peekAddressToken() !== null || readAppToken() !== null;

/** Resolves when what was put into the document has been drawn, or cannot be: a page in the background draws nothing. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    // A task queued inside a frame callback runs after that frame has been drawn.
    else requestAnimationFrame(() => setTimeout(resolve));
  });

async function show(): Promise<void> {
  const reader = isLoginComing() ? null : readerOf(storage);
  const copy = reader === null ? null : readScreenCopy(reader, placeNow(), storage, Date.now());
  if (copy === null) return;
  await documentParsed();
  await stylesLoaded(copy.styles.filter(isOwnFile));
  const app = document.getElementById('app');
  const own = shownPage();
  if (app !== null && (own === null || !isToBeSeen(own)) && addressNow() === startAddress)
    showCopy(copy, app);
  await drawn();
}

function keep(): boolean {
  const page = shownPage();
  const reader = readerOf(storage);
  const address = addressNow();
  if (page === null || reader === null || address !== startAddress || document.hidden) return false;
  if (!isSettled(page) || page.scrollTop !== 0 || window.scrollY !== 0) return false;
  const root = copyOf(page, window.innerHeight);
  if (root === null) return false;
  writeScreenCopy(reader, { ...placeNow(), atMs: Date.now(), styles: ownStyles(), root }, storage);
  return true;
}

/** Of the page: the app's own are fetched at every start. */
const ownStyles = (): ScreenCopy['styles'] =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([data-app])'))
    .map(({ href }) => href)
    .filter(isOwnFile);

if (isCopiedPage(pageAddress().path)) {
  show()
    .catch(() => undefined)
    .then(reportCopyDrawn)
    .catch(() => undefined);
  let isKept = false;
  for (const ms of TRIES_MS)
    setTimeout(() => {
      isKept ||= keep();
    }, ms);
}
