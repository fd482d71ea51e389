import { GATEWAY_PREFIXES } from '../core/prefixes';

/** A gateway outside, by the address that the user named. */
export interface Gateway {
  /** Without a slash at its end; contains no credentials. */
  readonly name: string;
  readonly origin: string;
  /** Path before the prefix; empty for most. */
  readonly basePath: string;
}

const PLAIN_HOSTS = ['localhost', '127.0.0.1'];

/** The gateway of `--gateway`; a sentence when its address cannot be used. */
export function readGateway(text: string): Gateway | string {
  if (!URL.canParse(text))
    return `--gateway needs an address like https://gateway.example.com, not "${text}".`;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    return '--gateway must not contain a user name or password: they would be in the history of the shell.';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && PLAIN_HOSTS.includes(url.hostname)))
    return `--gateway must begin with https:// (http:// only for ${PLAIN_HOSTS.join(' and ')}).`;
  if (url.search !== '' || url.hash !== '') return '--gateway must not have a query or fragment.';
  const basePath = url.pathname.replace(/\/+$/, '');
  const prefix = GATEWAY_PREFIXES.find((each) => basePath.endsWith(each));
  if (prefix !== undefined) return `--gateway is named without ${prefix}: the calls add it.`;
  return { name: url.origin + basePath, origin: url.origin, basePath };
}

/** The gateway's address of a call (`/wxgw/…`); null: its dots would lead out of the gateway's part of the server. */
export function targetOf(gateway: Gateway, path: string): URL | null {
  if (!path.startsWith('/') || !URL.canParse(gateway.name + path)) return null;
  const url = new URL(gateway.name + path);
  return isInside(gateway, url) ? url : null;
}

const isInside = ({ origin, basePath }: Gateway, url: URL): boolean =>
  url.origin === origin &&
  GATEWAY_PREFIXES.some((prefix) => url.pathname.startsWith(`${basePath}${prefix}/`));

/** Where a redirect of the gateway leads, as a path of this server; null: away from the gateway, which is refused. */
export function redirectWithin(gateway: Gateway, from: URL, location: string): string | null {
  if (!URL.canParse(location, from)) return null;
  const url = new URL(location, from);
  return isInside(gateway, url) ? url.pathname.slice(gateway.basePath.length) + url.search : null;
}

/** The server that a redirect names, for a message. */
export const serverOf = (from: URL, location: string): string =>
  URL.canParse(location, from) ? new URL(location, from).origin : 'no valid address';
