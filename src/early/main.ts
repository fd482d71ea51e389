/**
 * Inlined into the HTML by config/early.ts; runs before any other script of the page. Whatever fails here fails
 * silently on purpose, since the app does all of it again and says what has to be said.
 */
import { env } from '@/env';
import { isEmbedded, sceneOf } from '@/features/campaign/scenes';
import { pageAddress } from '@/platform/dom/pageAddress';
import { host } from '@/platform/host';
import { readAppToken } from '@/platform/login/appToken';
import { preview } from '@/platform/preview';
import { early } from '@/platform/request/early';
import { storage } from '@/platform/storage';
import { parseQuery } from '@/utils/query';
import { hasEarlyCall } from './earlyPath';
import { earlyHomeCall } from './homeCall';

/** As the app's own loading states say it. */
const LOADING = '加载中…';

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

/** Makes the call of the page at this address and shows that something is coming. */
function start(): void {
  // On every page: only the first address of a visit says that it is the life app's, and whoever leaves at once must
  // not lose that (platform/host remembers it).
  const visitedBy = host.current();
  const { path, search } = pageAddress();
  if (!hasEarlyCall(path)) return;
  const query = parseQuery(search);
  const call = earlyHomeCall({
    path,
    query,
    host: visitedBy,
    storage: storage.session,
    appToken: readAppToken(),
    gatewayBase: env.h5GatewayBase,
  });
  const isShown = !isEmbedded(sceneOf(query['scene']));
  early.send(call, (soFar) => {
    const url = isShown ? headerOf(soFar) : '';
    // Takes the first it is given.
    if (url !== '') preview.show(url);
  });
  if (isShown) preview.begin(LOADING);
}

try {
  start();
} catch {
  // see above
}
