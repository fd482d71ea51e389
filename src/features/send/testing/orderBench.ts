/** One order's store on a gateway whose responses the test provides. */
import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { Query } from '@/data/Query';
import { requestNos } from '@/data/testing/requestNos';
import { OrderStore } from '@/features/send/order-detail/OrderStore';
import { gatedBy } from '@/session/LoginGate';
import { testActs } from '@/session/testing/testActs';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createOrderApi } from '../orderApi';
import type { Order } from '../orderTypes';

const CONTACT = {
  name: '王小明',
  mobile: '13812345678',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  detail: '高新南七道 12 号',
};

export const wireAddress = (id: string, kind: string, over: Readonly<Record<string, unknown>> = {}) => ({
  ...CONTACT,
  id,
  kind,
  isDefault: false,
  ...over,
});

export const wireOrder = (over: Readonly<Record<string, unknown>> = {}) => ({
  orderNo: 'ORD-1',
  stateCode: 'WAIT_PICKUP',
  createTm: '2026-11-21 10:00:00',
  carrierCode: 'SF',
  carrierName: '顺丰速运',
  waybillNo: '',
  goodsName: '文件',
  weight: 1,
  payFen: 700,
  payStateCode: 'ESTIMATE',
  paidTm: null,
  payNo: '',
  pickUpStartTm: '2026-11-22 09:00:00',
  pickUpEndTm: '2026-11-22 11:00:00',
  canCancel: true,
  evaluationCode: null,
  rewardBizId: 'AGG-1',
  sender: CONTACT,
  receiver: { ...CONTACT, name: '李雷' },
  remark: '',
  cancelTm: null,
  cancelReason: '',
  estimatedArrivalTm: null,
  traceList: [{ stateCode: 'WAIT_PICKUP', text: '已下单', place: '', tm: '2026-11-21 10:00:00' }],
  freightLineList: [
    { kind: 'FIRST_WEIGHT', title: '首重', fen: 1_200 },
    { kind: 'COUPON', title: '立减券', fen: 500 },
  ],
  freightFen: 1_200,
  coupon: null,
  ...over,
});

export function orderBench({ isOnline = true }: { readonly isOnline?: boolean } = {}) {
  const clock = new FakeClock();
  const account: { token: string | null } = { token: 'first' };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => account.token,
    onUnauthorized() {
      account.token = null;
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => account.token !== null);
  const scope = createScope();
  const api = createOrderApi(gateway);
  const shared = {
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause: unknown) => toCallFailure(cause, isOnline),
    newRequestNo: requestNos(),
    scope,
  };
  const part = new Query<readonly Order[]>({
    ...shared,
    fetch: async (asking) => [await api.fetchOrder('ORD-1', asking)],
    token: () => account.token,
    isForAll: false,
    failedText: 'failed',
  });
  const store = new OrderStore({ ...shared, api, part });
  const acts = testActs();
  return {
    transport,
    gate,
    store,
    cancel: () => store.cancel(acts),
    paths: (): readonly string[] => transport.sent.map(({ path }) => path.replace(/.*\//, '')),
    /** Loads the order and responds with `wire`. */
    async load(wire: unknown): Promise<void> {
      void part.refresh();
      await settle();
      await transport.last.ok(wire);
    },
  };
}
