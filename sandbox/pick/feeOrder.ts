import { fail, type Answer, type GatewayTools } from '../core/call';
import type { Visitor } from '../core/visitor';
import { CANNOT_PAY, paymentOf } from '../coupon/paymentParams';
import type { PayPlacing } from '../coupon/payTypes';
import { partsToSpend } from '../reduction/fundRules';
import { carrierName } from '../send/carriers';
import { seededParcels } from './cabinets';
import { waitingFor } from './pickRules';

const TAKEN = fail('201000003', '包裹已取出');
const NO_SUCH_PARCEL = fail('201000006', '包裹不存在，请刷新后重试');
const NOTHING_TO_PAY = fail('201000008', '无需支付，可以直接取件');

/** The order for a waiting parcel's overdue fee; the fund's part is deducted when it is placed. */
export function feeOrder(
  visitor: Visitor,
  {
    parcelId,
    submitNo,
    client,
  }: { readonly parcelId: string; readonly submitNo: string; readonly client: number },
  tools: GatewayTools,
): Promise<PayPlacing<Answer>> {
  const { store, clock } = tools;
  return store.pay.placePayment<Answer>(visitor, { kind: 'FEE', code: parcelId, submitNo }, async () => {
    const waiting = (await waitingFor(visitor, tools)).find(({ parcel }) => parcel.parcelId === parcelId);
    if (waiting === undefined) {
      const wasThere = seededParcels(visitor.phone).some((parcel) => parcel.parcelId === parcelId);
      return { refusal: wasThere ? TAKEN : NO_SUCH_PARCEL };
    }
    const { feeFen, reductionFen, parcel } = waiting;
    if (feeFen === 0) return { refusal: NOTHING_TO_PAY };
    if (feeFen > reductionFen && paymentOf('', client, tools) === null) return { refusal: CANNOT_PAY };
    const use =
      reductionFen === 0
        ? null
        : await store.funds.spend(visitor, '快递柜取件 超时取件费抵扣', (fund, nowMs) =>
            partsToSpend(fund, nowMs, reductionFen),
          );
    const payFen = feeFen - (use === null ? 0 : reductionFen);
    return {
      kind: 'FEE',
      code: parcelId,
      title: `超时取件费 · ${carrierName(parcel.carrierCode)} 尾号 ${parcel.waybillTail}`,
      payFen,
      coupons: [],
      fundUseId: use?.id ?? null,
      // With nothing left to pay, no payment is needed.
      paidAtMs: payFen === 0 ? clock.nowMs() : null,
    };
  });
}
