/** Where a hand-over page redirects to (product §3.16). Pure, except for the link rules passed in. */
import { textParam, type AddressParams } from '@/utils/addressParams';
import type { LinkPolicy } from '@/utils/linkPolicy';
import { classifyLink } from '@/utils/linkPolicy';

/** Pages that redirect automatically: redirecting to another one would loop. */
const HAND_OVERS: readonly string[] = ['activityMiddleLoading', 'adMarketWechatAuth'];

/**
 * Whether `url` may be followed: any allowed link except pages that redirect automatically.
 * @param routeOf route name of our page at a path; null for none
 */
export function isOnward(url: string, policy: LinkPolicy, routeOf: (path: string) => string | null): boolean {
  const target = classifyLink(url, policy);
  if (target.kind === 'refused') return false;
  const route = target.kind === 'internal' ? routeOf(target.path) : null;
  return route === null || !HAND_OVERS.includes(route);
}

/**
 * The same for a redirect from the address, which anyone may have written: pages only. Another app or mini program
 * opens only when the user taps, never because a link was opened.
 */
export function isOnwardPage(
  url: string,
  policy: LinkPolicy,
  routeOf: (path: string) => string | null,
): boolean {
  const { kind } = classifyLink(url, policy);
  return (kind === 'internal' || kind === 'external') && isOnward(url, policy, routeOf);
}

/** State that was sent along with the authorisation, kept for this visit. */
export interface AuthTicket {
  readonly state: string;
  /** Where to continue; '' for home. */
  readonly redirectUrl: string;
}

/** Parses the stored text; null if there is none or it is not ours. */
export function readTicket(text: string | null): AuthTicket | null {
  if (text === null) return null;
  const [state = '', ...rest] = text.split(' ');
  return /^[0-9a-f]{32}$/.test(state) ? { state, redirectUrl: rest.join(' ') } : null;
}

export const writeTicket = ({ state, redirectUrl }: AuthTicket): string => `${state} ${redirectUrl}`;

type AuthStep =
  /** The user has not been to the authorisation page yet. */
  | { readonly kind: 'authorise' }
  | { readonly kind: 'exchange'; readonly code: string; readonly redirectUrl: string }
  | { readonly kind: 'refused' | 'forged' };

/** UTF-16 units; the messaging app's own codes are shorter. */
const MAX_AUTH_CODE = 512;

/**
 * What the address of the authorisation page means. A response without this visit's ticket, or with another state, was
 * forged.
 */
export function authStep(query: AddressParams, ticket: AuthTicket | null): AuthStep {
  const code = textParam(query, 'code', MAX_AUTH_CODE);
  const state = textParam(query, 'state');
  const error = textParam(query, 'error');
  if (code === '' && error === '' && state === '') return { kind: 'authorise' };
  if (ticket === null || state !== ticket.state) return { kind: 'forged' };
  if (code === '') return { kind: 'refused' };
  return { kind: 'exchange', code, redirectUrl: ticket.redirectUrl };
}
