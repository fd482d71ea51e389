import type { VitalsRow } from '../../account/vitalsSummary';
import type { ReportJson } from '../../gateway/report';

/** The sandbox's control calls that the lab uses. */

export interface FixtureLink {
  readonly group: string;
  readonly code: string;
  readonly title: string;
  readonly path: string;
  readonly shows: string;
  readonly description: string;
}

export interface Route {
  readonly name: string;
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly page: string;
  readonly targets?: readonly string[];
}

export interface GatewayCall {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly status: number | null;
  readonly response: unknown;
  readonly fault?: string;
  readonly durationMs: number | null;
}

/** A number with special behaviour; `number` is no phone number where it describes many. */
interface NumberNote {
  readonly number: string;
  readonly description: string;
}

/** A call of the contract; `fault` is what a fault names. */
export interface ContractCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly fault: string;
}

export interface PendingFault {
  readonly path: string;
  readonly kind: string;
  readonly times: number;
}

interface OrderRow {
  readonly orderNo: string;
  readonly state: string;
  readonly next: readonly string[];
}

export interface CabinetRow {
  readonly cabinetCode: string;
  readonly name: string;
  readonly isOnline: boolean;
}

async function answer<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init);
  if (!response.ok)
    throw new Error(`${path}: HTTP ${response.status} ${(await response.text()).slice(0, 200)}`);
  // Our own server in the same project; the lab only displays the response.
  return (await response.json()) as T;
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  answer<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const api = {
  fixtures: () => answer<FixtureLink[]>('/__sandbox/lab/fixtures.json'),
  routes: () => answer<Route[]>('/__sandbox/routes.json'),
  requests: () => answer<GatewayCall[]>('/__sandbox/requests'),
  reset: () => post<unknown>('/__sandbox/reset', {}),
  setClock: (offsetMs: number) => post<{ offsetMs: number; nowMs: number }>('/__sandbox/clock', { offsetMs }),
  clock: () => answer<{ offsetMs: number; nowMs: number }>('/__sandbox/clock'),
  calls: () => answer<readonly ContractCall[]>('/__sandbox/calls'),
  numbers: () => answer<readonly NumberNote[]>('/__sandbox/lab/numbers.json'),
  /** Where phones on the network open the app; empty: only this machine does. */
  network: () => answer<{ origins: readonly string[] }>('/__sandbox/lab/network.json'),
  faults: () => answer<readonly PendingFault[]>('/__sandbox/faults'),
  addFault: (fault: unknown) => post<unknown>('/__sandbox/faults', fault),
  clearFaults: () => answer<unknown>('/__sandbox/faults', { method: 'DELETE' }),
  orders: (mobile: string) =>
    answer<readonly OrderRow[]>(`/__sandbox/orders?mobile=${encodeURIComponent(mobile)}`),
  moveOrder: (mobile: string, orderNo: string, state: string) =>
    post<unknown>('/__sandbox/orders/move', { mobile, orderNo, state }),
  cabinets: () => answer<readonly CabinetRow[]>('/__sandbox/cabinets'),
  switchCabinet: (cabinetCode: string, isOnline: boolean) =>
    post<unknown>('/__sandbox/cabinets', { cabinetCode, isOnline }),
  nextPayment: () => answer<{ result: string | null }>('/__sandbox/pay/next'),
  setNextPayment: (result: string | null) => post<unknown>('/__sandbox/pay/next', { result }),
  /** Null: the package's user has to enter the number. */
  setHostUser: (platform: 5 | 6, openId: string, mobile: string | null) =>
    post<unknown>('/__sandbox/host-users', { platform, openId, mobile }),
  wire: () => answer<{ mode: string }>('/__sandbox/wire'),
  setWire: (mode: string) => post<{ mode: string }>('/__sandbox/wire', { mode }),
  /** Null: no gateway was named. */
  gatewayReport: () => answer<{ report: ReportJson | null }>('/__sandbox/gateway/report'),
  clearGatewayReport: () => answer<unknown>('/__sandbox/gateway/report', { method: 'DELETE' }),
  events: () => answer<unknown[]>('/__sandbox/events'),
  vitals: () => answer<readonly VitalsRow[]>('/__sandbox/vitals/summary'),
  token: (mobile: string) => post<{ token: string }>('/__sandbox/token', { mobile }),
  parcels: (mobile: string, isShipped: boolean, count = 1) =>
    post<unknown>('/__sandbox/parcels', { mobile, isShipped, count }),
  shipParcels: (mobile: string) => post<unknown>('/__sandbox/parcels/ship', { mobile }),
  sms: (mobile: string) =>
    answer<{ code: string; sentAt: number }>(`/__sandbox/sms?mobile=${encodeURIComponent(mobile)}`),
};
