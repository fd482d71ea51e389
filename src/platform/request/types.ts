/** One plain HTTP exchange; headers, retries and errors belong to `api/`. */
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
      /** The body as text whatever its type; the pipeline parses it. */
      readonly text: string;
      /**
       * Device times in epoch milliseconds, set when they differ from those of the call because the response had been
       * requested before.
       */
      readonly exchangedAtMs?: { readonly sent: number; readonly received: number };
    }
  | { readonly kind: 'network-error'; readonly message: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'cancelled' };

export interface PendingExchange {
  /** Never rejects. */
  readonly outcome: Promise<TransportOutcome>;
  /** Sets the outcome to `cancelled` immediately unless it has settled. */
  cancel(): void;
}

export interface RequestCapability {
  /** Sends with credentials (cookies) where the platform has them. */
  send(request: TransportRequest): PendingExchange;
  /**
   * Sends a JSON body even while the page unloads. Browsers that have only beacons for that send it without the
   * headers. False when it could not be queued; the caller keeps the body.
   */
  sendAtPageEnd(url: string, jsonBody: string, headers: Readonly<Record<string, string>>): boolean;
}
