import { addressOperations } from './addressOperations';
import { aggregationOperations } from './aggregationOperations';
import { appIncentiveOperations } from './appIncentiveOperations';
import { appOpeningOperations } from './appOpeningOperations';
import { baseOperations } from './baseOperations';
import type { Handler, Handlers } from './call';
import { cabinetIssueOperations } from './cabinetIssueOperations';
import { cashOperations } from './cashOperations';
import { closeAccountOperations } from './closeAccountOperations';
import { contrastOperations } from './contrastOperations';
import { couponListOperations } from './couponListOperations';
import { couponV2Operations } from './couponV2Operations';
import { drawOperations } from './drawOperations';
import { entranceOperations } from './entranceOperations';
import { evaluationOperations } from './evaluationOperations';
import { helpOperations } from './helpOperations';
import { homeServiceOperations } from './homeServiceOperations';
import { homeOperations } from './homeOperations';
import { incentiveOperations } from './incentiveOperations';
import { inviteOperations } from './inviteOperations';
import { invoiceHeadOperations } from './invoiceHeadOperations';
import { invoiceOperations } from './invoiceOperations';
import { locationOperations } from './locationOperations';
import { loginOperations } from './loginOperations';
import { messageOperations } from './messageOperations';
import { nearbyOperations } from './nearbyOperations';
import { orderOperations } from './orderOperations';
import { payOperations } from './payOperations';
import { pickOperations } from './pickOperations';
import { giftOperations } from './giftOperations';
import { pickGiftOperations } from './pickGiftOperations';
import { expressOperations } from './expressOperations';
import { posterOperations } from './posterOperations';
import { receiveOperations } from './receiveOperations';
import { reductionOperations } from './reductionOperations';
import { sendOperations } from './sendOperations';
import { smsOperations } from './smsOperations';
import { taskOperations } from './taskOperations';
import { walletOperations } from './walletRules';
import { weeklyOperations } from './weeklyOperations';

const HANDLERS: Handlers = {
  ...smsOperations,
  ...loginOperations,
  ...closeAccountOperations,
  ...baseOperations,
  ...receiveOperations,
  ...incentiveOperations,
  ...couponListOperations,
  ...couponV2Operations,
  ...helpOperations,
  ...contrastOperations,
  ...homeServiceOperations,
  ...cashOperations,
  ...pickGiftOperations,
  ...giftOperations,
  ...appOpeningOperations,
  ...nearbyOperations,
  ...cabinetIssueOperations,
  ...inviteOperations,
  ...invoiceOperations,
  ...invoiceHeadOperations,
  ...aggregationOperations,
  ...weeklyOperations,
  ...drawOperations,
  ...locationOperations,
  ...taskOperations,
  ...reductionOperations,
  ...appIncentiveOperations,
  ...sendOperations,
  ...orderOperations,
  ...pickOperations,
  ...expressOperations,
  ...addressOperations,
  ...walletOperations,
  ...homeOperations,
  ...payOperations,
  ...messageOperations,
  ...posterOperations,
  ...entranceOperations,
  ...evaluationOperations,
};

/** The handler of an operation of the contract; undefined: none. */
export function handlerOf(id: string): Handler<unknown> | undefined {
  // Bodies reach a handler only after the contract check, which makes them Bodies[Id].
  return (HANDLERS as unknown as Readonly<Record<string, Handler<unknown> | undefined>>)[id];
}
