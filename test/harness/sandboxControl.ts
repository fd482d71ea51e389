/** A fault for the next matching gateway calls (the sandbox's `/__sandbox/faults`). */
export interface Fault {
  /** Suffix of the gateway path, e.g. `receiveCoupon`. */
  readonly path: string;
  readonly kind: 'status' | 'slow' | 'hang' | 'drop' | 'malformed' | 'empty';
  readonly status?: number;
  readonly body?: unknown;
  readonly delayMs?: number;
  /** How many calls it hits; 1 when absent. */
  readonly times?: number;
}

/** One gateway call as the sandbox received it. */
export interface LoggedRequest {
  readonly at: number | string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  readonly status: number;
  readonly response: unknown;
}

/** The controls of one running sandbox. Every call rejects with the sandbox's message when it is refused. */
export interface SandboxControl {
  readonly origin: string;
  /** @param stoppedAtMs stops the server's clock at that time, epoch milliseconds; absent: the clock runs */
  reset(stoppedAtMs?: number): Promise<void>;
  faults(...faults: readonly Fault[]): Promise<void>;
  /** From now on no call fails. */
  clearFaults(): Promise<void>;
  /** Which part of each response is sent. */
  wire(mode: 'full' | 'spec' | 'future'): Promise<void>;
  /** Moves the server's clock; 0 resets it. */
  clock(offsetMs: number): Promise<void>;
  /** Gateway calls since reset, oldest first; with a suffix, only calls of that path. */
  requests(pathSuffix?: string): Promise<LoggedRequest[]>;
  /** The last code sent to a number. */
  sms(mobile: string): Promise<string>;
  /** Tracking events received since reset. */
  events(): Promise<Readonly<Record<string, unknown>>[]>;
  /** A token without the login steps; null: an account without a phone number. */
  token(mobile: string | null): Promise<string>;
  /** Adds parcels sent by a number's account: on their way (运输中) unless `isShipped` is false. */
  parcels(mobile: string, count?: number, isShipped?: boolean): Promise<void>;
  /** Marks every waiting parcel of a number's account as on its way. */
  shipParcels(mobile: string): Promise<void>;
  /** Moves an order to a state, e.g. `PICKED_UP`. @param orderNo or `latest` */
  moveOrder(orderNo: string, state: string): Promise<void>;
  /** The prize of the next draw. */
  nextPrize(prizeCode: string): Promise<void>;
}

export function sandboxControl(origin: string): SandboxControl {
  const call = async (path: string, body?: unknown, method?: 'DELETE'): Promise<unknown> => {
    const response = await fetch(`${origin}/__sandbox/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        // The server may have closed a keep-alive connection by the time it is used, and a POST is not retried then.
        connection: 'close',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`sandbox ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    origin,
    reset: async (stoppedAtMs) => void (await call('reset', { stoppedAtMs })),
    async faults(...faults) {
      for (const fault of faults) await call('faults', fault);
    },
    clearFaults: async () => void (await call('faults', undefined, 'DELETE')),
    wire: async (mode) => void (await call('wire', { mode })),
    clock: async (offsetMs) => void (await call('clock', { offsetMs })),
    async requests(pathSuffix) {
      const all = (await call('requests')) as LoggedRequest[];
      return pathSuffix === undefined
        ? all
        : all.filter(({ path }) => (path.split('?')[0] ?? '').endsWith(pathSuffix));
    },
    sms: async (mobile) => ((await call(`sms?mobile=${mobile}`)) as { code: string }).code,
    events: async () => (await call('events')) as Readonly<Record<string, unknown>>[],
    token: async (mobile) => ((await call('token', { mobile })) as { token: string }).token,
    parcels: async (mobile, count = 1, isShipped = true) =>
      void (await call('parcels', { mobile, count, isShipped })),
    shipParcels: async (mobile) => void (await call('parcels/ship', { mobile })),
    nextPrize: async (prizeCode) => void (await call('draws/next', { prizeCode })),
    moveOrder: async (orderNo, state) => void (await call('orders/move', { orderNo, state })),
  };
}
