/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../call';
import { boolean, known, nullable, number, object, shortWords, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';
import type { components } from '../gateway';

const wireLogOffLoss = object({ text: shortWords(60) });
/** Something that goes with the account */
export type LogOffLoss = Decoded<typeof wireLogOffLoss>;

const wireLogOffObstacle = object({ kind: known('PARCEL', 'ORDER', 'FEE', 'WITHDRAWAL', 'INVOICE'), text: shortWords(60) });
/** Something that must be settled before the account can be closed */
export type LogOffObstacle = Decoded<typeof wireLogOffObstacle>;

const wireLogOffCheckData = object({
  phone: shortWords(20),
  losses: goodOnes(wireLogOffLoss, 20),
  obstacles: goodOnes(wireLogOffObstacle, 20),
  coolingDays: withDefault(number, 0),
});
export type LogOffCheckData = Decoded<typeof wireLogOffCheckData>;

/** What closing the account takes away, and what stands in its way */
export const checkLogOff: Operation<
  components['schemas']['EmptyRequest'],
  LogOffCheckData
> = {
  path: '/base/logOff/check',
  decode: wireLogOffCheckData,
};

const wireLogOffTicketData = object({ ticket: string });
export type LogOffTicketData = Decoded<typeof wireLogOffTicketData>;

/** Trades the proof of an SMS code for a ticket that closes the account; the number must be the account’s own */
export const verifyLogOff: Operation<
  components['schemas']['LogOffVerifyRequest'],
  LogOffTicketData
> = {
  path: '/base/logOff/verify',
  encrypt: true,
  isWrite: true,
  decode: wireLogOffTicketData,
};

const wireLogOffStateData = object({ isClosed: boolean, closesAt: nullable(string) });
export type LogOffStateData = Decoded<typeof wireLogOffStateData>;

/** Closes the account: its logins end now, its data goes when the days of grace are over; a login before takes it back */
export const submitLogOff: Operation<
  components['schemas']['LogOffSubmitRequest'],
  LogOffStateData
> = {
  path: '/base/logOff/submit',
  isWrite: true,
  decode: wireLogOffStateData,
};

/** What became of a ticket; asked after a lost answer, when the login may have ended */
export const logOffState: Operation<
  components['schemas']['LogOffStateRequest'],
  LogOffStateData
> = {
  path: '/base/logOff/state',
  skipsAuth: true,
  decode: wireLogOffStateData,
};
