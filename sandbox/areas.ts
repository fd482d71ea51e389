import { accountArea } from './account';
import { appArea } from './app';
import { campaignArea } from './campaign';
import { contrastArea } from './contrast';
import { couponArea } from './coupon';
import { evaluationArea } from './evaluation';
import { homeArea } from './home';
import { inviteArea } from './invite';
import { invoiceArea } from './invoice';
import { pickArea } from './pick';
import { reductionArea } from './reduction';
import { sendArea } from './send';
import { taskArea } from './task';
import { walletArea } from './wallet';
import { weeklyArea } from './weekly';
import type { Handler, Handlers } from './core/call';

/** Every area of the sandbox. */
export const AREAS = [
  accountArea,
  appArea,
  campaignArea,
  contrastArea,
  couponArea,
  evaluationArea,
  homeArea,
  inviteArea,
  invoiceArea,
  pickArea,
  reductionArea,
  sendArea,
  taskArea,
  walletArea,
  weeklyArea,
];

const HANDLERS: Handlers = {
  ...accountArea.operations,
  ...appArea.operations,
  ...campaignArea.operations,
  ...contrastArea.operations,
  ...couponArea.operations,
  ...evaluationArea.operations,
  ...homeArea.operations,
  ...inviteArea.operations,
  ...invoiceArea.operations,
  ...pickArea.operations,
  ...reductionArea.operations,
  ...sendArea.operations,
  ...taskArea.operations,
  ...walletArea.operations,
  ...weeklyArea.operations,
};

/** The handler of an operation of the contract; undefined: none. */
export function handlerOf(id: string): Handler<unknown> | undefined {
  // Bodies reach a handler only after the contract check, which makes them Bodies[Id].
  return (HANDLERS as unknown as Readonly<Record<string, Handler<unknown> | undefined>>)[id];
}
