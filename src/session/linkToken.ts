/**
 * Decides whether an address (`?token=`, product §2.2 "Router behaviour") may log the user in without asking. Pure: the
 * early script uses the same rule to decide which login its call carries.
 */
import type { StorageArea } from '@/platform/storage/types';
import { decodeText, withQuery, encodeText } from '@/utils/addressQuery';
import { isUsableToken } from './storedLogin';

/** `ask`: the token would replace another login or override a log-out; nothing changes until the user answers. */
type LinkVerdict = 'ignore' | 'take' | 'ask';

interface LinkFacts {
  readonly token: string;
  /** The current login; null: not logged in. */
  readonly present: string | null;
  /** The last token that a 401 invalidated. */
  readonly refused: string | null;
  /** The user logged out in this visit. */
  readonly hasLeft: boolean;
  /** The page is in the web view of the company's own app, where only the app opens addresses. */
  readonly isInOwnApp: boolean;
  /** The address is the end of a login redirect that this visit began. */
  readonly isReturn: boolean;
}

export function linkVerdict(facts: LinkFacts): LinkVerdict {
  const { token, present, refused, hasLeft, isInOwnApp, isReturn } = facts;
  if (!isUsableToken(token) || token === present || token === refused) return 'ignore';
  if (isInOwnApp || isReturn || (present === null && !hasLeft)) return 'take';
  return 'ask';
}

/** Query key in which a login address returns the value it received: proof that this visit began the redirect. */
export const RETURN_KEY = 'loginReturn';
/** Storage key of the visit: the expected proof, used once. */
export const RETURN_STORAGE_KEY = 'loginReturn';
/** Long enough to read an authorisation page, or to bind a number by SMS. */
export const RETURN_LIFE_MS = 30 * 60_000;

/** Whether the address is the end of a redirect that this visit began. */
export const isLoginReturn = (
  query: Readonly<Record<string, string>>,
  storage: Pick<StorageArea, 'read'>,
): boolean => {
  const proof = query[RETURN_KEY];
  return proof !== undefined && proof !== '' && proof === storage.read(RETURN_STORAGE_KEY);
};

/**
 * A login address whose return address carries `proof`. The return address is the query value that leads to this
 * origin, under any name, also nested in the address of another page that the login passes through (an authorisation
 * page that returns through the gateway's). Without one the address stays unchanged, and the user confirms the return
 * like any other link.
 */
export function withReturnProof(loginUrl: string, ownOrigin: string, proof: string): string {
  const [base = '', ...fragments] = loginUrl.split('#');
  const mark = base.indexOf('?') + 1;
  if (mark === 0 || ownOrigin === '') return loginUrl;
  const pairs = base.slice(mark).split('&');
  const proved = pairs.map((pair) => {
    const start = pair.indexOf('=') + 1;
    const address = decodeText(pair.slice(start));
    const isOwn = address.startsWith(ownOrigin) && /^([/?#]|$)/.test(address.slice(ownOrigin.length));
    const back = isOwn
      ? address.replace(/^[^#]*/, (own) => withQuery(own, { [RETURN_KEY]: proof }))
      : withReturnProof(address, ownOrigin, proof);
    return back === address ? pair : pair.slice(0, start) + encodeText(back);
  });
  return [base.slice(0, mark) + proved.join('&'), ...fragments].join('#');
}
