/**
 * Inlined into the HTML by config/early.ts; runs before any other script of the page. Whatever fails here fails
 * silently on purpose, since the app does all of it again and says what has to be said.
 */
import { object, string } from '@/api/decode';
import { env } from '@/env';
import { isEmbedded, sceneOf } from '@/features/campaign/scenes';
import { pageAddress } from '@/platform/dom/pageAddress';
import { host } from '@/platform/host';
import { readAppToken } from '@/platform/login/appToken';
import { preview } from '@/platform/preview';
import { early } from '@/platform/request/early';
import { storage } from '@/platform/storage';
import { parseQuery } from '@/utils/query';
import { earlyHomeCall } from './homeCall';

const originOf = (address: string): string => /^https?:\/\/[^/?#]+/i.exec(address)?.[0] ?? '';

const wire = object({ data: object({ baseInfo: object({ headImgUrl: string }) }) });

/**
 * The header picture of a page-info answer, '' for none that may be shown. Only from this origin and the CDN's, which is where campaigns
 * keep theirs: less than `session/links` allows, whose rules would be half of this script.
 */
function headerOf(answer: string): string {
  const url = wire(JSON.parse(answer), '').data.baseInfo.headImgUrl;
  const isPath = /^\/(?![/\\])/.test(url);
  const isOwn = [pageAddress().origin, originOf(env.cdnBase)].some(
    (origin) => origin !== '' && url.startsWith(`${origin}/`),
  );
  return isPath || isOwn ? url : '';
}

function start(): void {
  const { path, search } = pageAddress();
  const query = parseQuery(search);
  const call = earlyHomeCall({
    path,
    query,
    host: host.current(),
    storage: storage.session,
    appToken: readAppToken(),
    gatewayBase: env.h5GatewayBase,
  });
  if (call === null) return;
  const answer = early.send(call);
  if (isEmbedded(sceneOf(query['scene']))) return;
  answer
    .then((text) => {
      const url = headerOf(text);
      if (url !== '') preview.show(url);
    })
    // Of the call, and of an answer without a picture: the app says what there is to say.
    .catch(() => undefined);
}

try {
  start();
} catch {
  // see above
}
