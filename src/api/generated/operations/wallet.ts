/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { WalletEntriesRequest, WalletHomeRequest, WithdrawRequest, WithdrawalRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, boolean, id, known, nullable, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, itemsOf, withDefault } from '../../lenient';

const wireWalletHome = object({
  withdrawableFen: amount,
  frozenFen: withDefault(amount, 0),
  minFen: withDefault(amount, 0),
  dayLimitFen: withDefault(amount, 0),
  dayLeftFen: withDefault(amount, 0),
  choices: goodOnes(amount, 9),
  smsFromFen: withDefault(amount, 0),
  needsRealName: withDefault(boolean, false),
  payeeName: shortText(40),
  arrivalText: shortText(40),
});
export type WalletHome = Decoded<typeof wireWalletHome>;

/** What can be withdrawn from the wallet, to which account, and what the gateway requires for it */
export const walletHome: Operation<
  WalletHomeRequest,
  WalletHome
> = {
  path: '/base/wallet/home',
  decode: wireWalletHome,
};

const wireWithdrawalState = known('UNDER_WAY', 'PAID', 'REFUSED');
/** in progress, paid, refused: the amount is back in the wallet */
export type WithdrawalState = Decoded<typeof wireWithdrawalState>;

const wireWalletEntry = object({
  id: id,
  title: shortText(40),
  kind: known('IN', 'OUT'),
  fen: amount,
  stateCode: nullable(wireWithdrawalState),
  time: withDefault(string, ''),
});
export type WalletEntry = Decoded<typeof wireWalletEntry>;

const wireWalletEntriesData = object({ content: itemsOf(wireWalletEntry, 50), total: number });
export type WalletEntriesData = Decoded<typeof wireWalletEntriesData>;

/** One page of the wallet’s incoming and outgoing entries, newest first */
export const walletEntries: Operation<
  WalletEntriesRequest,
  WalletEntriesData
> = {
  path: '/base/wallet/entries',
  decode: wireWalletEntriesData,
};

const wireWithdrawal = object({
  withdrawNo: id,
  amountFen: amount,
  stateCode: wireWithdrawalState,
  payeeName: shortText(40),
  createTm: withDefault(string, ''),
  doneTm: withDefault(string, ''),
  reasonMsg: shortText(60),
  arrivalText: shortText(40),
});
export type Withdrawal = Decoded<typeof wireWithdrawal>;

/** Withdraws an amount once; real name and the proof of an SMS code only where the wallet’s home call requires them */
export const withdraw: Operation<
  WithdrawRequest,
  Withdrawal
> = {
  path: '/base/wallet/withdraw',
  encrypt: true,
  isWrite: true,
  decode: wireWithdrawal,
};

/** State of a withdrawal, by its number or by the requestNo of the request */
export const withdrawal: Operation<
  WithdrawalRequest,
  Withdrawal
> = {
  path: '/base/wallet/withdrawal',
  decode: wireWithdrawal,
};
