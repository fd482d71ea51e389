/**
 * Inlined into the HTML by config/early.ts; runs before any other script of the page. Whatever fails here fails
 * silently on purpose, since the app does all of it again and says what has to be said.
 */
import { env } from '@/env';
import { isEmbedded, sceneOf } from '@/features/campaign/scenes';
import { host } from '@/platform/host';
import { readAppToken } from '@/platform/login/appToken';
import { preview } from '@/platform/preview';
import { early } from '@/platform/request/early';
import { storage } from '@/platform/storage';
import { pictureAddress } from '@/session/linkRules';
import { parseQuery } from '@/utils/query';
import { earlyHomeCall } from './homeCall';

/** The header picture of a page-info answer, '' for none. */
function headerOf(answer: string): string {
  const url: unknown = JSON.parse(answer)?.data?.baseInfo?.headImgUrl;
  return typeof url === 'string' ? pictureAddress(url, location.href, env.h5GatewayBase) : '';
}

function start(): void {
  const query = parseQuery(location.search);
  const call = earlyHomeCall({
    path: location.pathname,
    query,
    host: host.current(),
    storage: storage.session,
    appToken: readAppToken(),
    gatewayBase: env.h5GatewayBase,
  });
  if (call === null) return;
  const answer = early.send(call);
  if (isEmbedded(sceneOf(query['scene']))) return;
  answer.then(
    (text) => {
      const url = headerOf(text);
      if (url !== '') preview.show(url);
    },
    () => undefined,
  );
}

try {
  start();
} catch {
  // see above
}
