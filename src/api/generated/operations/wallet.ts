/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../call';
import { amount, boolean, id, known, nullable, number, object, shortWords, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, itemsOf, withDefault } from '../../lenient';
import type { components } from '../gateway';

const wireWalletHome = object({
  withdrawableFen: amount,
  frozenFen: withDefault(amount, 0),
  minFen: withDefault(amount, 0),
  dayLimitFen: withDefault(amount, 0),
  dayLeftFen: withDefault(amount, 0),
  choices: goodOnes(amount, 9),
  smsFromFen: withDefault(amount, 0),
  needsRealName: withDefault(boolean, false),
  payeeName: shortWords(40),
  arrivalText: shortWords(40),
});
export type WalletHome = Decoded<typeof wireWalletHome>;

/** What of the wallet can be withdrawn, to whom, and what the gateway wants for it */
export const walletHome: Operation<
  components['schemas']['WalletHomeRequest'],
  WalletHome
> = {
  path: '/base/wallet/home',
  decode: wireWalletHome,
};

const wireWithdrawalState = known('UNDER_WAY', 'PAID', 'REFUSED');
/** on its way, paid, refused: the sum is back in the wallet */
export type WithdrawalState = Decoded<typeof wireWithdrawalState>;

const wireWalletEntry = object({
  id: id,
  title: shortWords(40),
  kind: known('IN', 'OUT'),
  fen: amount,
  stateCode: nullable(wireWithdrawalState),
  time: withDefault(string, ''),
});
export type WalletEntry = Decoded<typeof wireWalletEntry>;

const wireWalletEntriesData = object({ content: itemsOf(wireWalletEntry, 50), total: number });
export type WalletEntriesData = Decoded<typeof wireWalletEntriesData>;

/** One page of what came into the wallet and went out of it, the newest first */
export const walletEntries: Operation<
  components['schemas']['WalletEntriesRequest'],
  WalletEntriesData
> = {
  path: '/base/wallet/entries',
  decode: wireWalletEntriesData,
};

const wireWithdrawal = object({
  withdrawNo: id,
  amountFen: amount,
  stateCode: wireWithdrawalState,
  payeeName: shortWords(40),
  createTm: withDefault(string, ''),
  doneTm: withDefault(string, ''),
  reasonMsg: shortWords(60),
  arrivalText: shortWords(40),
});
export type Withdrawal = Decoded<typeof wireWithdrawal>;

/** Withdraws a sum once; real name and the proof of an SMS code only where the home asks for them */
export const withdraw: Operation<
  components['schemas']['WithdrawRequest'],
  Withdrawal
> = {
  path: '/base/wallet/withdraw',
  encrypt: true,
  isWrite: true,
  decode: wireWithdrawal,
};

/** How a withdrawal stands, by its own number or by the requestNo it was asked for with */
export const withdrawal: Operation<
  components['schemas']['WithdrawalRequest'],
  Withdrawal
> = {
  path: '/base/wallet/withdrawal',
  decode: wireWithdrawal,
};
