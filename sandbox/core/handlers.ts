import { addressOperations } from '../send/addressOperations';
import { aggregationOperations } from '../pick/aggregationOperations';
import { appIncentiveOperations } from '../task/appIncentiveOperations';
import { appOpeningOperations } from '../app/appOpeningOperations';
import { baseOperations } from '../account/baseOperations';
import type { Handler, Handlers } from './call';
import { cabinetIssueOperations } from '../pick/cabinetIssueOperations';
import { cashOperations } from '../wallet/cashOperations';
import { closeAccountOperations } from '../account/closeAccountOperations';
import { contrastOperations } from '../contrast/contrastOperations';
import { couponListOperations } from '../coupon/couponListOperations';
import { couponV2Operations } from '../coupon/couponV2Operations';
import { drawOperations } from '../weekly/drawOperations';
import { entranceOperations } from '../campaign/entranceOperations';
import { evaluationOperations } from '../evaluation/evaluationOperations';
import { helpOperations } from '../invite/helpOperations';
import { homeServiceOperations } from '../campaign/homeServiceOperations';
import { homeOperations } from '../home/homeOperations';
import { incentiveOperations } from '../coupon/incentiveOperations';
import { inviteOperations } from '../invite/inviteOperations';
import { invoiceHeadOperations } from '../invoice/invoiceHeadOperations';
import { invoiceOperations } from '../invoice/invoiceOperations';
import { locationOperations } from '../weekly/locationOperations';
import { loginOperations } from '../account/loginOperations';
import { messageOperations } from '../app/messageOperations';
import { nearbyOperations } from '../campaign/nearbyOperations';
import { orderOperations } from '../send/orderOperations';
import { payOperations } from '../coupon/payOperations';
import { pickOperations } from '../pick/pickOperations';
import { giftOperations } from '../campaign/giftOperations';
import { pickGiftOperations } from '../pick/pickGiftOperations';
import { expressOperations } from '../send/expressOperations';
import { posterOperations } from '../invite/posterOperations';
import { receiveOperations } from '../coupon/receiveOperations';
import { reductionOperations } from '../reduction/reductionOperations';
import { sendOperations } from '../send/sendOperations';
import { smsOperations } from '../account/smsOperations';
import { taskOperations } from '../task/taskOperations';
import { walletOperations } from '../coupon/walletRules';
import { weeklyOperations } from '../weekly/weeklyOperations';

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
