/** Where a hand-over page goes on to (product §3.16). Pure but for the link rules that it is given. */
import type { LinkPolicy } from '@/utils/linkPolicy';
import { classifyLink } from '@/utils/linkPolicy';
import { textParam, type AddressParams } from '@/utils/addressParams';

/** Pages that lead on by themselves: one that led to another would go in a circle. */
const HAND_OVERS: readonly string[] = ['activityMiddleLoading', 'adMarketWechatAuth'];

/**
 * Whether `url` may be gone on to: what links may lead to, and no page that leads on by itself.
 * @param routeOf name of the page of ours behind a path; null for none
 */
export function isOnward(url: string, policy: LinkPolicy, routeOf: (path: string) => string | null): boolean {
  const target = classifyLink(url, policy);
  if (target.kind === 'refused') return false;
  const route = target.kind === 'internal' ? routeOf(target.path) : null;
  return route === null || !HAND_OVERS.includes(route);
}

/**
 * The same for a way on that stands in the address, where anybody may have written it: to pages alone. Another app or mini
 * program opens by a press of the person, never because a link was opened.
 */
export function isOnwardPage(
  url: string,
  policy: LinkPolicy,
  routeOf: (path: string) => string | null,
): boolean {
  const { kind } = classifyLink(url, policy);
  return (kind === 'internal' || kind === 'external') && isOnward(url, policy, routeOf);
}

/** What was sent along to the authorisation, kept for this visit. */
export interface AuthTicket {
  readonly state: string;
  /** Where to go on to; '' for home. */
  readonly redirectUrl: string;
}

/** Of the stored text; null for none, and for what is not ours. */
export function readTicket(text: string | null): AuthTicket | null {
  if (text === null) return null;
  const [state = '', ...rest] = text.split(' ');
  return /^[0-9a-f]{32}$/.test(state) ? { state, redirectUrl: rest.join(' ') } : null;
}

export const writeTicket = ({ state, redirectUrl }: AuthTicket): string => `${state} ${redirectUrl}`;

export type AuthStep =
  /** Nobody has been there yet. */
  | { readonly kind: 'authorise' }
  | { readonly kind: 'trade'; readonly code: string; readonly redirectUrl: string }
  | { readonly kind: 'refused' | 'forged' };

/** UTF-16 units; the house's own are shorter. */
const MAX_AUTH_CODE = 512;

/**
 * What the address of the authorisation page means. An answer without the ticket of this visit, or with another state,
 * was made by somebody else.
 */
export function authStep(query: AddressParams, ticket: AuthTicket | null): AuthStep {
  const code = textParam(query, 'code', MAX_AUTH_CODE);
  const state = textParam(query, 'state');
  const error = textParam(query, 'error');
  if (code === '' && error === '' && state === '') return { kind: 'authorise' };
  if (ticket === null || state !== ticket.state) return { kind: 'forged' };
  if (code === '') return { kind: 'refused' };
  return { kind: 'trade', code, redirectUrl: ticket.redirectUrl };
}
