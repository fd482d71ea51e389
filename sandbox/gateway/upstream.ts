import http, { type ClientRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import net, { isIP } from 'node:net';
import tls from 'node:tls';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { object } from '../core/contract/json';
import type { Gateway } from './address';

/** No byte for this long ends a call; the app gives up sooner. */
const IDLE_MS = 30_000;
const CONNECT_MS = 10_000;
/** More of a body than this is passed through, but neither checked nor recorded. */
const MAX_CHECKED_BYTES = 8 * 1024 * 1024;

/** For one connection only (RFC 9110, 7.6.1), besides those that `Connection` names. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/**
 * Not for the gateway: of this server (`Host`, `Origin`), of the lab, of every project that runs on this machine
 * (cookies of localhost have no port).
 */
const OWN_OF_REQUEST = ['host', 'origin', 'cookie', 'expect', 'x-lab-user-agent', 'x-lab-phone'];
/** Would apply to this server and all others on localhost. */
const OWN_OF_RESPONSE = ['set-cookie', 'strict-transport-security', 'alt-svc', 'clear-site-data'];
const DECODABLE = ['gzip', 'deflate', 'br'];

const agents = {
  'http:': new http.Agent({ keepAlive: true, timeout: IDLE_MS }),
  'https:': new https.Agent({ keepAlive: true, timeout: IDLE_MS }),
} as const;

export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

function without(headers: IncomingHttpHeaders, others: readonly string[]): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const dropped = new Set([...HOP_BY_HOP, ...named, ...others]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** What the gateway receives of a client's headers. */
export function requestHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.trim().split(';')[0] ?? '')
    .filter((each) => DECODABLE.includes(each));
  return {
    ...without(headers, [...OWN_OF_REQUEST, 'accept-encoding']),
    ...(accepted.length === 0 ? {} : { 'accept-encoding': accepted.join(', ') }),
  };
}

/**
 * What the client receives of the gateway's headers. A page of the gateway (an error in HTML) must not run scripts on
 * this origin.
 */
export const responseHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => ({
  ...without(headers, OWN_OF_RESPONSE),
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
});

/**
 * Begins a request to the gateway. It follows no redirect; certificates are verified.
 * The `error` of the request is a `TimedOut` after `IDLE_MS` without a byte.
 */
export function begin(
  target: URL,
  method: string,
  headers: OutgoingHttpHeaders,
  idleMs = IDLE_MS,
): ClientRequest {
  const isSecure = target.protocol === 'https:';
  const request = (isSecure ? https : http).request(target, {
    method,
    headers,
    agent: agents[isSecure ? 'https:' : 'http:'],
  });
  request.setTimeout(idleMs, () => request.destroy(new TimedOut(`no answer within ${idleMs / 1000} s`)));
  return request;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is unknown: is the VPN on?',
  EAI_AGAIN: 'names cannot be looked up: is there a network?',
  ECONNREFUSED: 'nothing answers at that port',
  ECONNRESET: 'it closed the connection',
  EHOSTUNREACH: 'no route leads to it: is the VPN on?',
  ENETUNREACH: 'there is no network',
  ETIMEDOUT: 'it does not answer',
  EPROTO: 'it does not speak TLS at that port',
};
const CERTIFICATE = /CERT|SIGNED|ISSUER|ALTNAME/;

/** Of several addresses of one name, the first one's. */
function codeOf(error: unknown): string {
  const { code, errors } = object(error);
  return typeof code === 'string' ? code : Array.isArray(errors) ? codeOf(errors[0]) : '';
}

/** Why a call got no response, in one sentence without anything personal. */
export function whyUnreachable(name: string, error: unknown): string {
  if (error instanceof TimedOut)
    return `The gateway ${name} sent nothing for ${error.message.replace(/^no answer within /, '')}.`;
  const code = codeOf(error);
  const reason = CERTIFICATE.test(code)
    ? `its certificate is not trusted (${code}); for a company's own authority set NODE_EXTRA_CA_CERTS`
    : (REASONS[code] ?? `the connection failed${code === '' ? '' : ` (${code})`}`);
  return `The gateway ${name} cannot be reached: ${reason}.`;
}

/**
 * Connects without calling anything.
 * @returns null, or why the gateway cannot be reached
 */
export async function whyNotConnected(gateway: Gateway, waitMs = CONNECT_MS): Promise<string | null> {
  const { protocol, hostname, port } = new URL(gateway.origin);
  const isSecure = protocol === 'https:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = isSecure
    ? tls.connect({ host, port: Number(port || 443), ...(isIP(host) === 0 && { servername: host }) })
    : net.connect({ host, port: Number(port || 80) });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', resolve);
      socket.once('error', reject);
      socket.setTimeout(waitMs, () => reject(new TimedOut(`no answer within ${waitMs / 1000} s`)));
    });
    return null;
  } catch (error) {
    return whyUnreachable(gateway.name, error);
  } finally {
    socket.destroy();
  }
}

/** Collects what passes, up to a limit. */
export class Copy {
  private readonly chunks: Buffer[] = [];
  private bytes = 0;

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    if (this.bytes <= MAX_CHECKED_BYTES) this.chunks.push(chunk);
    else this.chunks.length = 0;
  }

  /** Null: there was more than is checked. */
  whole(): Buffer | null {
    return this.bytes > MAX_CHECKED_BYTES ? null : Buffer.concat(this.chunks);
  }
}

/** A body without its `Content-Encoding`; null: it does not decode, or is too large then. */
export function decoded(body: Buffer, encoding: string | undefined): Buffer | null {
  const options = { maxOutputLength: MAX_CHECKED_BYTES };
  try {
    switch ((encoding ?? 'identity').trim().toLowerCase()) {
      case 'identity':
      case '':
        return body;
      case 'gzip':
      case 'x-gzip':
        return gunzipSync(body, options);
      case 'deflate':
        return inflateSync(body, options);
      case 'br':
        return brotliDecompressSync(body, options);
      default:
        return null;
    }
  } catch {
    return null;
  }
}
