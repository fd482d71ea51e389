/**
 * Inlined into the HTML by config/early.ts; runs before any other script of the page, and fetches them: the app's files
 * immediately, or on the weekly page after the call that its first picture depends on. Errors of that call are ignored
 * on purpose, since the app repeats all of it and reports them.
 */
import { env } from '@/env';
import { isEmbedded, sceneOf } from '@/features/weekly/page/scenes';
import { CHUNK_TIMEOUT_MS } from '@/platform/chunk/types';
import { appFiles, fetchAhead, filesOfPage, namedFiles } from '@/platform/dom/appFiles';
import { beginEarlyPicture, showEarlyPicture } from '@/platform/dom/earlyPicture';
import { hideAddressToken, peekAddressToken } from '@/platform/dom/hideAddressToken';
import { hidePathToken } from '@/platform/dom/hidePathToken';
import { loadAgain } from '@/platform/dom/loadAgain';
import { loadedAddress } from '@/platform/dom/loadedAddress';
import { pageAddress } from '@/platform/dom/pageAddress';
import { hasCopyOf, onCopyDrawn } from '@/platform/dom/screenCopy/copyKey';
import { fixShownPath } from '@/platform/dom/shownPath';
import { startFailure } from '@/platform/dom/startFailure';
import { host } from '@/platform/host';
import { isInOwnApp, readAppToken } from '@/platform/login/appToken';
import { sendEarly } from '@/platform/request/early';
import { storage } from '@/platform/storage';
import { isCopiedPage } from '@/screenCopy/pages';
import { parseQuery } from '@/utils/addressQuery';
import { plainPath } from '@/utils/plainPath';
import { trimEndOf } from '@/utils/text';
import { EARLY_PATH } from './earlyPath';
import { earlyPageCall } from './pageCall';

/** The same texts as in the app's own states. */
const LOADING = '加载中…';
const FAILED = '页面加载失败';
const RETRY = '重试';

/**
 * When the weekly page fetches the app, in ms after its call, so that on a slow connection (a response takes 150 ms and
 * more) it does not compete with the response and the picture: the small files load while the picture is requested, the
 * large one after it. If the response is late, the large one waits no longer than LARGE_AFTER_CALL_MS.
 */
const SMALL_AFTER_CALL_MS = 25;
const LARGE_AFTER_PICTURE_MS = 25;
const LARGE_AFTER_CALL_MS = 300;
/**
 * How long the large file takes to load, in multiples of the time between the arrivals of the small ones, which come
 * one after the other. The page's own code is requested after that time: next on the connection, and not in parallel
 * with the app, on which the first screen depends.
 */
const LARGE_IN_SMALL = 3;
/** A copy of the first screen comes from the browser's cache; without one by then, the app does not wait for it. */
const COPY_WAITS_MS = 500;
/** When the page is at rest, ms: the script that makes a copy of the first screen must not compete with it. */
const SCREEN_AFTER_MS = 4000;
/** A reloaded document has arrived by then, at least its HTML, or the host does not reload. */
const RELOAD_WAITS_MS = 3000;

const originOf = (address: string): string => /^https?:\/\/[^/?#]+/i.exec(address)?.[0] ?? '';

/**
 * Matches the header's first address in the response so far; quotes within texts are escaped, so the match is a field.
 */
const HEADER = /"headImgUrl"\s*:\s*("(?:[^"\\]|\\.)*")/;

function textOf(json: string | undefined): string {
  try {
    return json === undefined ? '' : String(JSON.parse(json));
  } catch {
    // Not a valid text: the app finds the same in the complete response, and reports it.
    return '';
  }
}

/**
 * The header picture of a page-info response, of which more may follow: its address is near the beginning, and on a
 * slow connection the rest takes as long again. '' when there is none that may be shown. Accepts only this origin and
 * the CDN's, where campaigns keep their pictures: stricter than `session/links`, whose rules would double this script.
 */
function headerOf(answer: string): string {
  const url = textOf(HEADER.exec(answer)?.[1]);
  const isPath = /^\/(?![/\\])/.test(url);
  const isOwn = [pageAddress().origin, originOf(env.cdnBase)].some(
    (origin) => origin !== '' && url.startsWith(`${origin}/`),
  );
  return isPath || isOwn ? url : '';
}

/** Makes the page's first call, and shows the weekly page's loading placeholder. */
function callAhead(notify: () => void): void {
  const { search } = pageAddress();
  const query = parseQuery(search);
  // A token that an earlier page's address contained may not be valid for login: the app knows, and makes its own call
  // then.
  const linkToken = peekAddressToken();
  const call = earlyPageCall({
    path: pagePath,
    query,
    host: host.current(),
    storage: storage.session,
    linkToken: linkToken?.path === pageAddress().path ? linkToken.token : null,
    isInOwnApp: isInOwnApp(),
    appToken: readAppToken(),
    gatewayBase: env.h5GatewayBase,
  });
  if (call === null) return;
  const isShown = isWeekly && !isEmbedded(sceneOf(query['scene']));
  sendEarly(call, (soFar) => {
    const url = isShown ? headerOf(soFar) : '';
    // Only the first call has an effect.
    if (url !== '') showEarlyPicture(url);
    notify();
  });
  if (isShown) beginEarlyPicture(LOADING);
}

let isReplaced = false;
try {
  // Before anything is fetched: every request sends the page's address as referrer.
  fixShownPath(plainPath);
  hidePathToken();
  hideAddressToken();
  isReplaced = loadAgain(loadedAddress);
} catch {
  // An address that cannot be changed (a file, a sandboxed frame) needs no hiding; the app still loads.
}

const pagePath = trimEndOf(pageAddress().path, '/') || '/';
const isWeekly = pagePath === EARLY_PATH;
const appNames = namedFiles('app');
const pageNames = filesOfPage(pagePath);
const screenNames = isCopiedPage(pagePath) ? namedFiles('screen') : [];
const scriptCount = appNames.filter((name) => name.endsWith('.js')).length;
const arrivedAtMs: number[] = [];

/** No-op once the app has loaded, which fetches the page's code itself. */
function fetchPage(): void {
  if (arrivedAtMs.length < appNames.length) pageNames.forEach(fetchAhead);
}

const app = appFiles(appNames, CHUNK_TIMEOUT_MS, {
  came() {
    const now = Date.now();
    arrivedAtMs.push(now);
    const [first = now] = arrivedAtMs;
    // Elsewhere the large file is on its way already.
    if (arrivedAtMs.length === appNames.length - 1)
      setTimeout(fetchPage, isWeekly ? (now - first) * LARGE_IN_SMALL : 0);
  },
  missing: () => startFailure.show(FAILED, RETRY),
  complete: startFailure.remove,
});
const fetchAll = (): void => app.fetch();
const fetchScreen = (): void => screenNames.forEach(fetchAhead);

/**
 * Makes the page's first call and fetches the app: on the weekly page after that call, with a copy of the first screen
 * when that is drawn.
 */
function begin(): void {
  const hasCopy = hasCopyOf(pageAddress().path, storage);
  callAhead(() => isWeekly && !hasCopy && setTimeout(fetchAll, LARGE_AFTER_PICTURE_MS));
  if (hasCopy) {
    // It is drawn with the app's styles, and before its scripts, which take a cheap phone half a second to run.
    app.fetch(scriptCount);
    fetchScreen();
    onCopyDrawn(fetchAll);
    setTimeout(fetchAll, COPY_WAITS_MS);
  } else {
    setTimeout(fetchScreen, SCREEN_AFTER_MS);
    if (isWeekly) fetchWeekly();
    else fetchAll();
  }
  // Only the first address of a visit identifies the life app; detecting it now keeps it even if the user leaves
  // immediately (platform/host stores it).
  host.current();
}

function fetchWeekly(): void {
  setTimeout(() => app.fetch(1), SMALL_AFTER_CALL_MS);
  // The last visit's page (weekly/entry/keptPage) is shown before the response: the app does not wait for it.
  const hasKept = storage.durable.keys().some((key) => key.startsWith('kept.weekly.'));
  setTimeout(fetchAll, hasKept ? SMALL_AFTER_CALL_MS : LARGE_AFTER_CALL_MS);
}

function tryToBegin(): void {
  try {
    begin();
  } catch {
    // see above
    fetchAll();
  }
}
// The next document does all of this, unless the host ignores a reload.
if (isReplaced) setTimeout(tryToBegin, RELOAD_WAITS_MS);
else tryToBegin();
