/** Evaluations of orders (contract tag `evaluation`; product §3.22). */
import type { Gateway, Scope } from '@/api';
import { BusinessError } from '@/api/errors';
import {
  type Evaluation,
  evaluationDetail,
  type EvaluationOrder,
  evaluationOrders,
} from '@/api/generated/operations/evaluation';
import type { PagedSource } from '@/data/PagedQuery';
import { textParam, type AddressParams } from '@/utils/addressParams';
import { toMinute } from '@/utils/beijingTime';

/** Failure codes of the evaluation calls. */
export const EVALUATION_CODE = {
  noSuchOrder: '203500001',
  had: '203500003',
  notEvaluated: '203500010',
  tooLate: '203500011',
  added: '203500012',
} as const;

const MAX_ORDER_NO = 64;
const PAGE_SIZE = 20;

/** The order number in an address; '' if it cannot be valid. */
export const orderNoOf = (params: AddressParams): string => {
  const orderNo = textParam(params, 'orderNo', MAX_ORDER_NO + 1);
  return orderNo.length > MAX_ORDER_NO ? '' : orderNo;
};

export interface EvaluationFound {
  /** Null: the order has no evaluation. */
  readonly evaluation: Evaluation | null;
  /** The account has no such order. */
  readonly isOrderGone: boolean;
}

/** The user's evaluation of an order. @throws ApiError */
export async function findEvaluation(
  gateway: Pick<Gateway, 'call'>,
  orderNo: string,
  scope: Scope,
): Promise<EvaluationFound> {
  if (orderNo === '') return { evaluation: null, isOrderGone: true };
  try {
    const { data } = await gateway.call(evaluationDetail, { orderNo }, scope);
    return { evaluation: data, isOrderGone: false };
  } catch (cause) {
    if (!(cause instanceof BusinessError)) throw cause;
    if (cause.code === EVALUATION_CODE.notEvaluated) return { evaluation: null, isOrderGone: false };
    if (cause.code === EVALUATION_CODE.noSuchOrder) return { evaluation: null, isOrderGone: true };
    throw cause;
  }
}

export type RatedTab = 'TODO' | 'DONE';
export const RATED_TABS: readonly RatedTab[] = ['TODO', 'DONE'];

export interface RatedRow extends Omit<EvaluationOrder, 'signedTm'> {
  readonly id: string;
  /** Beijing wall clock to the minute; '' if the gateway does not send it. */
  readonly signedAt: string;
}

/** The user's orders that are signed for: to evaluate, and evaluated. */
export const ratedOrders = (gateway: Pick<Gateway, 'call'>): PagedSource<RatedRow, RatedTab> => ({
  pageSize: PAGE_SIZE,
  filter: 'TODO',
  async fetchPage(pageNo, scope, tab) {
    const { data } = await gateway.call(evaluationOrders, { tab, pageNo, pageSize: PAGE_SIZE }, scope);
    return {
      rows: data.content.map(({ signedTm, ...order }) => ({
        ...order,
        id: order.orderNo,
        signedAt: toMinute(signedTm),
      })),
      total: data.total,
    };
  },
});
