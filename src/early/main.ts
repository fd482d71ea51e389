/**
 * Inlined into the HTML by config/early.ts; runs before any other script of the page, and fetches them: the app at
 * once, on the weekly page after the call that its first picture hangs on. Whatever fails in that call fails
 * silently on purpose, since the app does all of it again and says what has to be said.
 */
import { env } from '@/env';
import { isEmbedded, sceneOf } from '@/domain/campaign/scenes';
import { CHUNK_TIMEOUT_MS } from '@/platform/chunk/types';
import { hideAddressToken, peekAddressToken } from '@/platform/dom/addressToken';
import { appFiles, fetchAhead, namedFiles } from '@/platform/dom/appFiles';
import { beginEarlyPicture, showEarlyPicture } from '@/platform/dom/earlyPicture';
import { pageAddress } from '@/platform/dom/pageAddress';
import { hidePathToken } from '@/platform/dom/pathToken';
import { mendShownPath } from '@/platform/dom/shownPath';
import { startFailure } from '@/platform/dom/startFailure';
import { host } from '@/platform/host';
import { isInOwnApp, readAppToken } from '@/platform/login/appToken';
import { sendEarly } from '@/platform/request/early';
import { storage } from '@/platform/storage';
import { plainPath } from '@/utils/plainPath';
import { parseQuery } from '@/utils/query';
import { hasEarlyCall } from './earlyPath';
import { earlyHomeCall } from './homeCall';

/** As the app's own states say it. */
const LOADING = '加载中…';
const FAILED = '页面加载失败';
const RETRY = '重试';

/**
 * When the weekly page's app is fetched, ms after its call, so that on a slow line (the answer is away for 150 ms and
 * more) it takes nothing from the answer and the picture: the small files come while the picture is asked for, the large
 * one behind it. Should the answer not come, the large one waits no longer than that.
 */
const SMALL_AFTER_CALL_MS = 25;
const LARGE_AFTER_PICTURE_MS = 25;
const LARGE_AFTER_CALL_MS = 300;
/**
 * How long the large file is on its way, in units of what passes between the arrivals of the small ones, which come one
 * behind the other. The page's own code is asked for by then: next on the line, and not beside the app, which is what
 * the first screen hangs on.
 */
const LARGE_IN_SMALL = 3;

const originOf = (address: string): string => /^https?:\/\/[^/?#]+/i.exec(address)?.[0] ?? '';

/** The first address of a header in what has come of the answer; quotes within texts are escaped, so it is a field's. */
const HEADER = /"headImgUrl"\s*:\s*("(?:[^"\\]|\\.)*")/;

function textOf(json: string | undefined): string {
  try {
    return json === undefined ? '' : String(JSON.parse(json));
  } catch {
    // No text after all: the app finds the same in the whole answer, and says so.
    return '';
  }
}

/**
 * The header picture of a page-info answer, of which more may be to come: its address stands at the beginning, and on a
 * slow line the rest takes as long again. '' for none that may be shown. Only from this origin and the CDN's, which is
 * where campaigns keep theirs: less than `session/links` allows, whose rules would be half of this script.
 */
function headerOf(answer: string): string {
  const url = textOf(HEADER.exec(answer)?.[1]);
  const isPath = /^\/(?![/\\])/.test(url);
  const isOwn = [pageAddress().origin, originOf(env.cdnBase)].some(
    (origin) => origin !== '' && url.startsWith(`${origin}/`),
  );
  return isPath || isOwn ? url : '';
}

/** Makes the call of the weekly page, whose address this is, and shows that something is coming. */
function callAhead(told: () => void): void {
  const { search } = pageAddress();
  const query = parseQuery(search);
  // One that an earlier page brought may be none that logs in: the app knows, and asks by itself then.
  const linkToken = peekAddressToken();
  const call = earlyHomeCall({
    query,
    host: host.current(),
    storage: storage.session,
    linkToken: linkToken?.path === pageAddress().path ? linkToken.token : null,
    isInOwnApp: isInOwnApp(),
    appToken: readAppToken(),
    gatewayBase: env.h5GatewayBase,
  });
  const isShown = !isEmbedded(sceneOf(query['scene']));
  sendEarly(call, (soFar) => {
    const url = isShown ? headerOf(soFar) : '';
    // Takes the first it is given.
    if (url !== '') showEarlyPicture(url);
    told();
  });
  if (isShown) beginEarlyPicture(LOADING);
}

try {
  // Before anything is fetched: every request names the page that it comes from.
  mendShownPath(plainPath);
  hidePathToken();
  hideAddressToken();
} catch {
  // An address that must not be written to (a file, a sandboxed frame) has nobody to hide from; the app still comes.
}

const isWeekly = hasEarlyCall(pageAddress().path);
const appNames = namedFiles('app');
const pageNames = namedFiles('page');
const arrivedAtMs: number[] = [];

/** No-op once the app is there, which asks for the page's code itself. */
function fetchPage(): void {
  if (arrivedAtMs.length < appNames.length) pageNames.forEach(fetchAhead);
}

const app = appFiles(appNames, CHUNK_TIMEOUT_MS, {
  came() {
    const now = Date.now();
    arrivedAtMs.push(now);
    const [first = now] = arrivedAtMs;
    if (isWeekly && arrivedAtMs.length === appNames.length - 1)
      setTimeout(fetchPage, (now - first) * LARGE_IN_SMALL);
  },
  missing: () => startFailure.show(FAILED, RETRY),
  complete: startFailure.remove,
});
const fetchAll = (): void => app.fetch();
try {
  if (isWeekly) {
    callAhead(() => setTimeout(fetchAll, LARGE_AFTER_PICTURE_MS));
    setTimeout(() => app.fetch(1), SMALL_AFTER_CALL_MS);
    setTimeout(fetchAll, LARGE_AFTER_CALL_MS);
  } else {
    fetchAll();
    // Only the first address of a visit says that it is the life app's, and whoever leaves at once must not lose that
    // (platform/host remembers it).
    host.current();
  }
} catch {
  // see above
  fetchAll();
}
