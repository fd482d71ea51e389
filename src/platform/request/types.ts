/** One HTTP exchange with as little meaning as possible; headers, retries and errors belong to `api/`. */
export interface TransportRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
}

export type TransportOutcome =
  | {
      readonly kind: 'response';
      readonly status: number;
      /** Names in lower case. */
      readonly headers: Readonly<Record<string, string>>;
      /** The body as text whatever its type; parsing is the pipeline's. */
      readonly text: string;
      /** Device times, epoch milliseconds, when they are not those of the call: the answer was there before it. */
      readonly exchangedAtMs?: { readonly sent: number; readonly received: number };
    }
  | { readonly kind: 'network-error'; readonly message: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'cancelled' };

export interface PendingExchange {
  /** Never rejects. */
  readonly outcome: Promise<TransportOutcome>;
  /** The outcome becomes `cancelled` at once if it has not arrived. */
  cancel(): void;
}

export interface RequestCapability {
  /** Sends with credentials (cookies) where the platform has them. */
  send(request: TransportRequest): PendingExchange;
  /**
   * Hands a JSON body over so that it is sent even while the page ends. Browsers that have nothing but beacons for that
   * send it without the headers. False when it could not be handed over; the caller keeps the body.
   */
  sendAtPageEnd(url: string, jsonBody: string, headers: Readonly<Record<string, string>>): boolean;
}
