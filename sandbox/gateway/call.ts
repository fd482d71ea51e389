import type { ServerClock } from '../clock';
import type { SmsKey } from '../crypto/smsKey';
import type { Random } from '../random';
import type { Visitor } from '../store/rewardTypes';
import type { Account, SandboxStore } from '../store/types';
import type { Envelope } from './wire';

/** What every operation may use. */
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
  /** Null: nobody, or a token that is unknown or over. */
  readonly account: Account | null;
  /** Of a claim (contract `RequestNo`); null: none was sent. */
  readonly requestNo: string | null;
  /** As it was sent, whatever it is worth; null: none. */
  readonly token: string | null;
}

export interface Answer {
  readonly status: 200 | 401;
  readonly body: Envelope & { readonly locationUrl?: string };
  /** Sent in the authorization header. */
  readonly token?: string;
  /** A fixture whose answer is meant to break the contract (FRI-BROKEN): it is not held against it. */
  readonly isBrokenOnPurpose?: true;
}

/** Operations throw it where a visitor with a phone number is needed; the 401 is made in one place. */
export class NotLoggedIn extends Error {
  override readonly name = 'NotLoggedIn';
}

/** The visitor, with his phone number. @throws NotLoggedIn */
export function requireVisitor(call: Call<unknown>): Visitor {
  const { account } = call;
  if (account === null || account.phone === null) throw new NotLoggedIn();
  return { id: account.id, phone: account.phone };
}

/** The visitor, with his phone number; null: nobody, for calls that are open to everybody. */
export const visitorOf = ({ account }: Call<unknown>): Visitor | null =>
  account === null || account.phone === null ? null : { id: account.id, phone: account.phone };

/** Account of a visitor with a phone number; null: nobody, for calls that are open to everybody. */
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

/** A handler for each operation of an area, by the bodies that it takes. */
export type HandlersOf<Bodies> = { readonly [Id in keyof Bodies]: Handler<Bodies[Id]> };
