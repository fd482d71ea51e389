import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GATEWAY_PREFIXES } from './core/prefixes';
import { networkHosts } from './network';
import { OBJECTS_PATH } from './uploads/plugin';

/** Loopback by name and by address; not `0.0.0.0`: browsers let foreign pages send requests there. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const HOST = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::\d{1,5})?$/;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Mini programs in their vendors' tools send requests from a page of the vendor: https://servicewechat.com/<app id>/…,
 * https://<app id>.hybrid.alipay-eco.com/…
 */
const VENDORS_TOOL = /^https:\/\/(?:servicewechat\.com|[\w-]+\.hybrid\.alipay-eco\.com)(?:\/|$)/;

/**
 * Answers only requests that are meant for this sandbox. `Host` must be this machine's: a foreign name that resolves
 * here is a foreign page using DNS rebinding. A request that changes something must not come from a page of another
 * site; that includes forms, which browsers send without a preflight. Tools (curl, tests) send neither `Origin` nor
 * `Sec-Fetch-Site` and are accepted.
 * Call it before all other hooks.
 * @param isOnNetwork whether this machine's addresses on its networks are accepted as well
 */
export function guard(app: FastifyInstance, isOnNetwork: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const host = (request.headers.host ?? '').toLowerCase();
    const name = HOST.exec(host)?.[1];
    const isOurs =
      name !== undefined && (LOOPBACK.test(name) || (isOnNetwork && networkHosts().includes(name)));
    if (!isOurs)
      return reply.code(421).send({
        error: `the sandbox does not answer as ${JSON.stringify(host)}: it is reached as localhost${isOnNetwork ? ' or by an address of this machine' : ', and with LAN=1 by an address of this machine'}`,
      });
    if (!READS.has(request.method) && isForeign(request, host))
      return reply.code(403).send({ error: 'a page of another site may not change anything in the sandbox' });
  });
}

/** Whether a page of another site sends the request. A page cannot set or omit any of these headers itself. */
function isForeign(request: FastifyRequest, host: string): boolean {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  const isOfApp = [...GATEWAY_PREFIXES.map((prefix) => `${prefix}/`), OBJECTS_PATH].some((start) =>
    request.url.startsWith(start),
  );
  if (isOfApp && [origin, referer].some((from) => from !== undefined && VENDORS_TOOL.test(from)))
    return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  // `request.host` is the host name of a tunnel in front.
  const from = /^https?:\/\/(.+)$/.exec(origin.toLowerCase())?.[1];
  return from !== host && from !== request.host;
}
