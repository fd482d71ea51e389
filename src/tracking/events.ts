/** The only event contract (product §1.7, product §2.7); its DTO is the contract's TrackEvent. */
type TrackType = 'view' | 'leave' | 'click' | 'exposure' | 'result' | 'error';

/** Business fields of an event. Nested values are flattened with dots; secrets are never sent (`scrub.ts`). */
export type TrackContext = Readonly<Record<string, unknown>>;

export interface TrackInput {
  /** Route name, e.g. `receiveCoupon`. */
  readonly page: string;
  readonly type: TrackType;
  /** Part of the page, e.g. `poster`; none for the page itself. */
  readonly component?: string;
  readonly context?: TrackContext;
}

export type FlatValue = string | number | boolean | null;

export interface TrackEvent {
  readonly fc_page: string;
  readonly fc_type: TrackType;
  readonly fc_component: string;
  readonly context: Readonly<Record<string, FlatValue>>;
  /** Epoch milliseconds of the device. */
  readonly at: number;
}

export interface TrackBatch {
  readonly batchId: string;
  readonly sessionId: string;
  readonly client: number;
  readonly events: readonly TrackEvent[];
}
