/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { EmptyRequest, LogOffStateRequest, LogOffSubmitRequest, LogOffVerifyRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { boolean, known, nullable, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';

const wireLogOffLoss = object({ text: shortText(60) });
/** Something that is lost with the account */
export type LogOffLoss = Decoded<typeof wireLogOffLoss>;

const wireLogOffObstacle = object({ kind: known('PARCEL', 'ORDER', 'FEE', 'WITHDRAWAL', 'INVOICE'), text: shortText(60) });
/** Something that must be resolved before the account can be closed */
export type LogOffObstacle = Decoded<typeof wireLogOffObstacle>;

const wireLogOffCheckData = object({
  phone: shortText(20),
  losses: goodOnes(wireLogOffLoss, 20),
  obstacles: goodOnes(wireLogOffObstacle, 20),
  coolingDays: withDefault(number, 0),
});
export type LogOffCheckData = Decoded<typeof wireLogOffCheckData>;

/** What is lost when the account is closed, and what prevents closing it */
export const checkLogOff: Operation<
  EmptyRequest,
  LogOffCheckData
> = {
  path: '/base/logOff/check',
  decode: wireLogOffCheckData,
};

const wireLogOffTicketData = object({ ticket: string });
export type LogOffTicketData = Decoded<typeof wireLogOffTicketData>;

/** Exchanges the proof of an SMS code for a ticket that closes the account; the number must be the account’s own */
export const verifyLogOff: Operation<
  LogOffVerifyRequest,
  LogOffTicketData
> = {
  path: '/base/logOff/verify',
  encrypt: true,
  isWrite: true,
  decode: wireLogOffTicketData,
};

const wireLogOffStateData = object({ isClosed: boolean, closesAt: nullable(string) });
export type LogOffStateData = Decoded<typeof wireLogOffStateData>;

/** Closes the account: its logins end now, its data is deleted when the grace period ends; a login before then reopens it */
export const submitLogOff: Operation<
  LogOffSubmitRequest,
  LogOffStateData
> = {
  path: '/base/logOff/submit',
  isWrite: true,
  decode: wireLogOffStateData,
};

/** Result of a ticket; fetched after a lost response, when the login may have ended */
export const logOffState: Operation<
  LogOffStateRequest,
  LogOffStateData
> = {
  path: '/base/logOff/state',
  skipsAuth: true,
  decode: wireLogOffStateData,
};
