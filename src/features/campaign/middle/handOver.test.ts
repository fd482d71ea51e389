import { resolveAddress } from '@/navigation/paths';
import type { LinkPolicy } from '@/utils/linkPolicy';
import { authStep, isOnward, isOnwardPage, readTicket, writeTicket } from './handOver';

const POLICY: LinkPolicy = {
  ownOrigins: ['https://m.example.com'],
  linkHosts: ['mall.example.com'],
  tokenHosts: [],
  appSchemes: ['hiveconsumer'],
  miniProgramIds: ['wxfriend'],
};
const routeOf = (path: string): string | null => resolveAddress(path)?.row.name ?? null;

const STATE = '0123456789abcdef0123456789abcdef';
const ticket = { state: STATE, redirectUrl: '/fcFriday?configId=FRI-ALL' };

it.each<[string, Readonly<Record<string, string>>, typeof ticket | null, string]>([
  ['nothing brought', {}, null, 'authorise'],
  ['nothing brought, one under way', { redirectUrl: '/x' }, ticket, 'authorise'],
  ['the right state', { code: 'C', state: STATE }, ticket, 'exchange'],
  ['a forged state', { code: 'C', state: 'f'.repeat(32) }, ticket, 'forged'],
  ['no state', { code: 'C' }, ticket, 'forged'],
  ['a code of another visit', { code: 'C', state: STATE }, null, 'forged'],
  ['refused', { error: 'access_denied', state: STATE }, ticket, 'refused'],
  ['refused by nobody', { error: 'access_denied', state: STATE }, null, 'forged'],
  ['a state alone', { state: STATE }, null, 'forged'],
])('%s: %o', (_name, query, kept, kind) => {
  expect(authStep(query, kept).kind).toBe(kind);
});

it('the redirect is the one stored for this visit, never one from the returned address', () => {
  const step = authStep({ code: 'C', state: STATE, redirectUrl: 'https://evil.example' }, ticket);
  expect(step).toEqual({ kind: 'exchange', code: 'C', redirectUrl: '/fcFriday?configId=FRI-ALL' });
});

it.each([null, '', 'x', `${'z'.repeat(32)} /x`, STATE.slice(1)])('%p is not a ticket', (text) => {
  expect(readTicket(text)).toBeNull();
});

it('a ticket is read as it was written', () => {
  expect(readTicket(writeTicket({ state: STATE, redirectUrl: '/a b?c=d' }))).toEqual({
    state: STATE,
    redirectUrl: '/a b?c=d',
  });
});

// A redirect from the gateway may lead to another app; one from the address may lead to pages only.
it.each<[string, boolean, boolean?]>([
  ['hiveconsumer://pay?to=stranger', true, false],
  ['weixin://dl/business/?appid=wxfriend&path=pages/index', true, false],
  ['/fcFriday?configId=FRI-ALL', true],
  ['/send', true],
  ['/activityMiddle/loading?code=MID-FRIDAY', false],
  ['/adMarketWechaAuth', false],
  ['https://evil.example', false],
  ['//evil.example', false],
  ['https://mall.example.com/x', true],
  ['https://mall.example.com@evil.example', false],
  ['https://m.example.com/activityMiddle/loading?code=X', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['', false],
])('%s: may be followed: %s', (url, may, mayByAddress = may) => {
  expect([isOnward(url, POLICY, routeOf), isOnwardPage(url, POLICY, routeOf)]).toEqual([may, mayByAddress]);
});
