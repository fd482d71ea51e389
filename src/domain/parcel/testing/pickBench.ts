/** The pickup pages' stores on a gateway whose responses the test provides. */
import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { Query } from '@/data/Query';
import { requestNos } from '@/data/testing/requestNos';
import { FeeStore } from '@/features/pick/fee/FeeStore';
import { createOpenApi } from '@/features/pick/openApi';
import { OpenStore } from '@/features/pick/OpenStore';
import { PickStore } from '@/features/pick/waiting/PickStore';
import { createWaitingApi } from '@/features/pick/waitingApi';
import { gatedBy } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { systemClock } from '@/utils/clock';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import type { Position, WaitingParcel } from '../pickRules';

export const wireParcel = (over: Readonly<Record<string, unknown>> = {}) => ({
  parcelId: 'P-1',
  carrierCode: 'ZTO',
  carrierName: '中通快递',
  waybillTail: '6208',
  cabinetCode: 'CAB-1001',
  cabinetName: '科技园快递柜',
  cabinetAddress: '深圳市南山区',
  isCabinetOnline: true,
  longitude: 113.9535,
  latitude: 22.5392,
  distanceMeter: null,
  cellNo: 'A03',
  pickupCode: '70316208',
  arrivedTm: '2026-11-21 10:00:00',
  overdueTm: '2026-11-22 10:00:00',
  overdueFeeFen: 0,
  reductionFen: 0,
  payFen: 0,
  feeRule: '每 24 小时 1 元',
  ...over,
});

export interface PickBenchOptions {
  readonly token?: string | null;
  readonly isOnline?: boolean;
  readonly position?: Position | null;
}

export function pickBench({ token = 'first', isOnline = true, position = null }: PickBenchOptions = {}) {
  const clock = new FakeClock();
  const account: { token: string | null } = { token };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => account.token,
    onUnauthorized({ sentToken }) {
      if (sentToken === account.token) account.token = null;
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => account.token !== null);
  const scope = createScope();
  const shared = {
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause: unknown) => toCallFailure(cause, isOnline),
    scope,
  };
  /** Dependencies of a write by the logged-in user, without a login gate. */
  const writeDeps = {
    gateway,
    scope,
    runGated: async <T>(action: () => Promise<T>) => ({ kind: 'done', value: await action() }) as const,
    toCallFailure: shared.toCallFailure,
    token: () => account.token,
    isLoggedIn: () => account.token !== null,
    account: () => 1,
    newRequestNo: requestNos(),
    clock: systemClock,
  };
  const api = createWaitingApi(gateway);
  const parcels = new Query<readonly WaitingParcel[]>({
    ...shared,
    fetch: (asking) => api.fetchWaiting(asking),
    token: () => account.token,
    isForAll: false,
    failedText: 'failed',
  });
  return {
    clock,
    account,
    gateway,
    transport,
    gate,
    scope,
    writeDeps,
    parcels,
    pick: new PickStore({ parcels, locate: () => Promise.resolve(position) }),
    opening: new OpenStore({
      ...shared,
      api: createOpenApi(gateway),
      cabinetCode: 'CAB-1001',
      parcelId: '',
      here: parcels,
      clock,
    }),
    fee: new FeeStore(parcels),
    paths: (): readonly string[] => transport.sent.map(({ path }) => path.replace(/.*\//, '')),
    /** Loads the list and responds with these parcels. */
    async list(...wires: readonly unknown[]): Promise<void> {
      void parcels.refresh();
      await settle();
      await transport.last.ok({ parcelList: wires });
    },
  };
}
