/** The authorization protocol of `/adMarketWechaAuth` (product §3.16): leave for a code, exchange it for a login. */
import { gateway } from '@/api/gateway';
import { adMarketAuth } from '@/api/generated/operations/entrance';
import { env } from '@/env';
import { navigator, resolveAddress } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { navigation } from '@/platform/navigation';
import { random } from '@/platform/random';
import { storage } from '@/platform/storage';
import { appLinkPolicy, session } from '@/session';
import { h5Address } from '@/session/links';
import { textParam } from '@/utils/addressParams';
import { withQuery } from '@/utils/addressQuery';
import { MAX_LINK_LENGTH } from '@/utils/linkPolicy';
import { type AuthTicket, authStep, isOnwardPage, readTicket, writeTicket } from './handOver';

const KEY = 'adAuth';
const LIFE_MS = 10 * 60_000;
/** Hex digits: 128 bits. */
const STATE_LENGTH = 32;

/**
 * `unsupported`: not in the messaging app's browser. `forged`: the response is not for this visit. `foreign`: the
 * requested page may not be opened.
 */
export type AuthProblem = 'unsupported' | 'forged' | 'refused' | 'failed' | 'foreign';

const routeOf = (path: string): string | null => resolveAddress(path)?.row.name ?? null;

/** Goes on to the requested page; removes all authorization data. */
async function redirectTo(redirectUrl: string): Promise<AuthProblem | null> {
  if (redirectUrl === '') {
    await navigator.replaceWith('home');
    return null;
  }
  if (!isOnwardPage(redirectUrl, appLinkPolicy(), routeOf)) return 'foreign';
  return (await navigator.openLink(redirectUrl, 'replace')).kind === 'done' ? null : 'foreign';
}

/** Leaves for the authorization page with a state unique to this visit. */
function authorise(redirectUrl: string): AuthProblem | null {
  if (env.adAuthUrl === '' || navigation.pathForm !== 'h5') return 'unsupported';
  if (redirectUrl !== '' && !isOnwardPage(redirectUrl, appLinkPolicy(), routeOf)) return 'foreign';
  const ticket: AuthTicket = { state: random.hex(STATE_LENGTH), redirectUrl };
  storage.session.write(KEY, writeTicket(ticket), { expiresInMs: LIFE_MS });
  const address = withQuery(env.adAuthUrl, {
    redirect_uri: h5Address('/adMarketWechaAuth'),
    state: ticket.state,
  });
  return navigation.openExternal(address, 'replace').kind === 'done' ? null : 'unsupported';
}

async function exchangeCode(
  code: string,
  redirectUrl: string,
  { scope }: Pick<PageVisit, 'scope'>,
): Promise<AuthProblem | null> {
  try {
    const { token } = (await gateway.call(adMarketAuth, { code }, scope)).data;
    if (!session.logIn({ token, loginType: 'other' })) return 'failed';
  } catch {
    return scope.isCancelled ? null : 'failed';
  }
  return redirectTo(redirectUrl);
}

/** Runs the steps of one visit; a ticket is used once, whatever its result. Null: the page is being left. */
export async function runAuthStep(visit: Pick<PageVisit, 'params' | 'scope'>): Promise<AuthProblem | null> {
  const ticket = readTicket(storage.session.read(KEY));
  const step = authStep(visit.params, ticket);
  if (step.kind !== 'authorise') {
    storage.session.remove(KEY);
    navigation.dropFromAddress(['code', 'state', 'error']);
  }
  switch (step.kind) {
    case 'authorise': {
      const redirectUrl = textParam(visit.params, 'redirectUrl', MAX_LINK_LENGTH);
      return session.token === null ? authorise(redirectUrl) : redirectTo(redirectUrl);
    }
    case 'exchange':
      return exchangeCode(step.code, step.redirectUrl, visit);
    case 'refused':
    case 'forged':
      return step.kind;
  }
}
