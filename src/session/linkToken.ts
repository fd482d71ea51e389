/**
 * Who may be logged in by an address (`?token=`, product §2.2 "Router behaviour") without a word. Pure: the early script
 * decides by the same rule which login its call carries.
 */
import type { StorageArea } from '@/platform/storage/types';
import { decodeText, withQuery, encodeText } from '@/utils/query';
import { isUsableToken } from './storedLogin';

/** `ask`: somebody is, or wants to be, somebody else here; the old login stays until the person has answered. */
export type LinkVerdict = 'ignore' | 'take' | 'ask';

export interface LinkFacts {
  readonly token: string;
  /** The login as it is; null: nobody. */
  readonly present: string | null;
  /** The token that a 401 took away last. */
  readonly refused: string | null;
  /** The visitor logged out by himself in this visit. */
  readonly hasLeft: boolean;
  /** The page is in the web view of the company's own app, which alone opens addresses there. */
  readonly isInOwnApp: boolean;
  /** The address ends a login redirect that this visit began. */
  readonly isReturn: boolean;
}

export function linkVerdict(facts: LinkFacts): LinkVerdict {
  const { token, present, refused, hasLeft, isInOwnApp, isReturn } = facts;
  if (!isUsableToken(token) || token === present || token === refused) return 'ignore';
  if (isInOwnApp || isReturn || (present === null && !hasLeft)) return 'take';
  return 'ask';
}

/** Query key with which a login address sends back what it was given: proof that this visit began it. */
export const RETURN_KEY = 'loginReturn';
/** Storage key of the visit: the proof that is waited for, used once. */
export const RETURN_STORAGE_KEY = 'loginReturn';
/** A person reads an authorisation page, or binds a number by SMS. */
export const RETURN_LIFE_MS = 30 * 60_000;

/** Whether the address ends a redirect that this visit began. */
export const isLoginReturn = (
  query: Readonly<Record<string, string>>,
  storage: Pick<StorageArea, 'read'>,
): boolean => {
  const proof = query[RETURN_KEY];
  return proof !== undefined && proof !== '' && proof === storage.read(RETURN_STORAGE_KEY);
};

/**
 * A login address whose return address carries `proof`. The return address is whichever query value leads to this
 * origin, also inside the address of another page that the login goes through (an authorisation page that comes back by
 * the gateway's): how they call it is their own affair. Without one the address stays as it is, and the return is asked
 * about like any other link.
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
