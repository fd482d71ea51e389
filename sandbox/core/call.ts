import type { Bodies } from '../../contract/types';
import type { Account } from '../account/accountTable';
import type { SmsKey } from '../crypto/smsKey';
import type { ServerClock } from './clock';
import type { Random } from './random';
import type { SandboxStore } from './store';
import type { Visitor } from './visitor';

/** What is around every business answer. */
interface Envelope {
  readonly success: boolean;
  readonly code: string;
  readonly msg: string;
  readonly data: unknown;
}

/** The tools that every operation may use. */
export interface GatewayTools {
  readonly store: SandboxStore;
  readonly clock: ServerClock;
  readonly random: Random;
  readonly smsKey: SmsKey;
  /** Epoch milliseconds of the first state: fixtures start and end relative to it. */
  seededAtMs(): number;
}

/** One call, decoded and checked against the contract. */
export interface Call<Body> {
  readonly body: Body;
  readonly query: Readonly<Record<string, unknown>>;
  readonly clientIp: string;
  /** `http://host:port` as the client addressed the sandbox. */
  readonly origin: string;
  /** Null: not logged in, or the token is unknown or expired. */
  readonly account: Account | null;
  /** Sent with a claim (contract `RequestNo`); null: not sent. */
  readonly requestNo: string | null;
  /** As sent, whether valid or not; null: none. */
  readonly token: string | null;
}

export interface Answer {
  readonly status: 200 | 401;
  readonly body: Envelope & { readonly locationUrl?: string };
  /** Sent in the authorization header. */
  readonly token?: string;
  /** A fixture whose response is meant to violate the contract (FRI-BROKEN): it is not checked. */
  readonly isBrokenOnPurpose?: true;
}

/** Thrown by operations that need a user with a phone number; one place turns it into a 401. */
export class NotLoggedIn extends Error {
  override readonly name = 'NotLoggedIn';
}

/**
 * The user, with phone number.
 * @throws NotLoggedIn
 */
export function requireVisitor(call: Call<unknown>): Visitor {
  const { account } = call;
  if (account === null || account.phone === null) throw new NotLoggedIn();
  return { id: account.id, phone: account.phone };
}

/** The user, with phone number; null: not logged in, for public calls. */
export const visitorOf = ({ account }: Call<unknown>): Visitor | null =>
  account === null || account.phone === null ? null : { id: account.id, phone: account.phone };

/** Account of a user with a phone number; null: not logged in, for public calls. */
export const visitorIdOf = ({ account }: Call<unknown>): string | null =>
  account === null || account.phone === null ? null : account.id;

export const succeed = (code: string, data: unknown, msg = ''): Answer => ({
  status: 200,
  body: { success: true, code, msg, data },
});
export const fail = (code: string, msg: string): Answer => ({
  status: 200,
  body: { success: false, code, msg, data: null },
});

export type Handler<Body> = (call: Call<Body>, tools: GatewayTools) => Promise<Answer>;

/** A handler for each call of the contract, typed by its body. */
export type Handlers = { readonly [Id in keyof Bodies]: Handler<Bodies[Id]> };
