import type { RequestCapability } from '@/platform/request/types';
import type { Clock } from '@/utils/clock';
import type { TrackBatch, TrackContext, TrackEvent, TrackInput } from './events';
import { scrubContext, scrubText } from './scrub';

type TrackParams = Readonly<Record<string, string | undefined>>;

/** The source of a visit (product §1.3): keys that any address may carry and that tracking sends. */
export const ATTRIBUTION_KEYS = [
  'activity_plan_id',
  'flow_business',
  'ad_slot_code',
  'source_id',
  'entry_point',
  'channel_id',
] as const;

interface TrackerDeps {
  readonly request: Pick<RequestCapability, 'send' | 'sendAtPageEnd'>;
  /** Full address of track/events; read for every batch. */
  address(): string;
  /** Path of the current page, for `Original-Path`. */
  pagePath(): string;
  /** The parameters of a page that tracking may send. */
  params(page: string, given: TrackParams): TrackParams;
  /** Client code (product §2.3). */
  client(): number;
  /** One per visit, never the login token. */
  sessionId(): string;
  randomHex(length: number): string;
  /** Texts that must never be sent: the login token. */
  secrets(): readonly string[];
  /** Whether events may be recorded; checked for every event. A disallowed event is not kept for later either. */
  mayTrack(): boolean;
  /** Calls back when the page is about to end. */
  onPageEnd(listener: () => void): () => void;
  readonly clock: Clock;
}

interface Tracker {
  /** Records an event; sends it later in a batch. Never throws, never blocks. */
  track(input: TrackInput): void;
  /** Records a page view with the page's parameters: those that the route declares, and the attribution. */
  view(page: string, query?: TrackParams, context?: TrackContext): void;
  click(page: string, component: string, context?: TrackContext): void;
  exposure(page: string, component: string, context?: TrackContext): void;
  /** Drops all events that are not sent yet: the user withdrew consent. */
  forget(): void;
  /** Starts sending; the returned function sends what is left and removes all timers and listeners. */
  start(): () => void;
}

/** A batch of this size is sent immediately; the contract allows 50. */
const FULL_BATCH = 20;
const MAX_BATCH = 50;
/** A smaller batch waits this long for more events. */
const GATHER_MS = 3000;
/** Wait after a failure, doubled each time up to the second value. */
const RETRY_MS = 10_000;
const MAX_RETRY_MS = 60_000;
/** Events kept while sending fails; the oldest are dropped first. */
const MAX_KEPT = 200;
const TIMEOUT_MS = 10_000;
const MAX_NAME = 128;

export function createTracker(deps: TrackerDeps): Tracker {
  let queue: TrackEvent[] = [];
  /** Batches that are not confirmed yet. They keep their id: the gateway counts a repeated one once. */
  let outbox: TrackBatch[] = [];
  let isSending = false;
  let isStarted = false;
  let failures = 0;
  let stopTimer: (() => void) | null = null;

  function track({ page, type, component = '', context = {} }: TrackInput): void {
    if (!deps.mayTrack()) return;
    const secrets = deps.secrets();
    const name = (text: string): string => scrubText(text, secrets).slice(0, MAX_NAME);
    queue.push({
      fc_page: name(page) || 'unknown',
      fc_type: type,
      fc_component: name(component),
      context: scrubContext(context, secrets),
      at: deps.clock.nowMs(),
    });
    dropOldest();
    if (isStarted) schedule();
  }

  function dropOldest(): void {
    while (queue.length + outbox.reduce((sum, batch) => sum + batch.events.length, 0) > MAX_KEPT) {
      if (outbox.length > (isSending ? 1 : 0)) outbox.splice(isSending ? 1 : 0, 1);
      else queue.shift();
    }
  }

  function schedule(): void {
    if (isSending) return;
    const hasFailed = failures > 0;
    if (!hasFailed && queue.length >= FULL_BATCH) return flush();
    if (stopTimer !== null || (queue.length === 0 && outbox.length === 0)) return;
    const waitMs = hasFailed ? Math.min(RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS) : GATHER_MS;
    stopTimer = deps.clock.after(waitMs, flush);
  }

  function pack(): void {
    while (queue.length > 0) {
      outbox.push({
        batchId: deps.randomHex(32),
        sessionId: deps.sessionId(),
        client: deps.client(),
        events: queue.slice(0, MAX_BATCH),
      });
      queue = queue.slice(MAX_BATCH);
    }
  }

  function flush(): void {
    stopTimer?.();
    stopTimer = null;
    if (isSending) return;
    pack();
    const batch = outbox[0];
    if (batch === undefined) return;
    isSending = true;
    void send(batch).then((isSettled) => {
      isSending = false;
      failures = isSettled ? 0 : failures + 1;
      if (isSettled) outbox = outbox.filter((other) => other !== batch);
      if (!isStarted) return;
      if (isSettled && outbox.length > 0) flush();
      else schedule();
    });
  }

  /** False if the batch is worth another attempt. A refused batch would be refused every time. */
  async function send(batch: TrackBatch): Promise<boolean> {
    const { outcome } = deps.request.send({
      url: deps.address(),
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Original-Path': deps.pagePath() },
      body: JSON.stringify(batch),
      timeoutMs: TIMEOUT_MS,
    });
    const answer = await outcome;
    return answer.kind === 'response' && answer.status < 500;
  }

  /** Sends everything that is not confirmed, including the batch in flight. */
  function handOver(): void {
    pack();
    const headers = { 'Original-Path': deps.pagePath() };
    outbox = outbox.filter(
      (batch) => !deps.request.sendAtPageEnd(deps.address(), JSON.stringify(batch), headers),
    );
  }

  return {
    track,
    view(page, query = {}, context = {}) {
      const queryFields: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(deps.params(page, query)))
        queryFields[`query.${key}`] = value;
      for (const key of ATTRIBUTION_KEYS)
        if (query[key] !== undefined) queryFields[`query.${key}`] = query[key];
      track({ page, type: 'view', context: { ...context, ...queryFields } });
    },
    click: (page, component, context) => track({ page, type: 'click', component, context }),
    exposure: (page, component, context) => track({ page, type: 'exposure', component, context }),
    forget() {
      queue = [];
      outbox = [];
      stopTimer?.();
      stopTimer = null;
    },
    start() {
      if (isStarted) return () => undefined;
      isStarted = true;
      const stopListening = deps.onPageEnd(handOver);
      schedule();
      return () => {
        isStarted = false;
        stopListening();
        stopTimer?.();
        stopTimer = null;
        handOver();
      };
    },
  };
}
