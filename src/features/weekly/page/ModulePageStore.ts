/**
 * State of one visit to the weekly page (product §2.4, §2.8): the page-info response, the place it was requested for,
 * and when it is refetched. No navigation, toasts or rendering here. Sessions, draw and location bar have their own
 * stores.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createScope, type Scope } from '@/api';
import type { CallFailure } from '@/api/errors';
import type { ServerClock } from '@/api/serverClock';
import { readPublic } from '@/data/readPublic';
import { keepOrder } from '@/features/weekly/flashSale/keepOrder';
import type { Clock } from '@/utils/clock';
import type { ModulePageAnswer, ModulePageApi } from './modulePageApi';
import { NO_PLACE, type Place } from './modulePageTypes';
import type { ModulePageData } from './parsePage';
import { refreshWindow } from './refreshMoments';
import { reusePage } from './reusePage';

/** Once the page has loaded, the phase stays `ready`, whatever happens to later requests. */
type ModulePagePhase = 'loading' | 'ready' | 'failed' | 'offline';

type LoadOutcome =
  | { readonly kind: 'ready' }
  /**
   * `reason`: the gateway's message, may be empty. `isRefused`: the gateway rejected the request; otherwise there was
   * no readable response.
   */
  | { readonly kind: 'failed'; readonly reason: string; readonly isRefused: boolean }
  | { readonly kind: 'offline' }
  /** A newer load replaced this one, or the page was unmounted. */
  | { readonly kind: 'superseded' };

/**
 * Order of the rights in a refetched session: sorted by status where the user sees that the page is read again (pull,
 * return, login, another place), otherwise as they are on the screen (`keepOrder`).
 */
type RightsOrder = 'sorted' | 'kept';

/** The last visit's page on this device (`entry/keptPage`). */
export interface KeptPages {
  /** Whose page is read and written now; see `KeptMemory`. */
  reader(): string | null;
  /** With the time of its answer (device clock, epoch milliseconds). Null: none, too old, or unreadable. */
  read(): { readonly page: ModulePageData; readonly atMs: number } | null;
  /** @param reader when the page was requested */
  write(page: ModulePageData, reader: string | null): void;
  forget(): void;
}

interface ModulePageStoreDeps {
  readonly api: Pick<ModulePageApi, 'fetchPage'>;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  readonly serverClock: Pick<ServerClock, 'spanMs'>;
  /** Returns 0..1; spreads the refreshes over time. */
  readonly random: () => number;
  /** The place remembered from earlier in this visit, so that the first request is already for it. */
  readonly firstPlace: Place;
  /** The page of the last visit, shown until the first response; left out: none is kept. */
  readonly kept?: KeptPages;
  /** Cancelled when the page is unmounted. */
  readonly scope: Scope;
}

/** Storing waits until the page's first screen is there. */
const KEEP_AFTER_MS = 1000;

export class ModulePageStore {
  phase: ModulePagePhase = 'loading';
  page: ModulePageData | null = null;
  /** `page` is the last visit's, answered then (device clock, epoch milliseconds); null: it is this visit's. */
  staleSince: number | null = null;
  /** The place of the latest request, running or finished. */
  place: Place = NO_PLACE;
  /**
   * The place that the displayed page was requested for. Differs from `place` while a new place is loading or after
   * that failed.
   */
  shownPlace: Place = NO_PLACE;
  /** Outcome of the latest request. Not shown while a page is displayed, unless that page is for another place. */
  lastOutcome: 'asking' | 'answered' | 'failed' | 'offline' = 'asking';
  /**
   * Number of responses so far. Consumers that keep data derived from a response compare it to know whether to update.
   */
  round = 0;
  /** When the latest response arrived, device clock, epoch milliseconds. Durations in the response count from here. */
  answeredAtMs = 0;
  /**
   * Server time at which the latest response was generated, epoch milliseconds: the start of the second in its `Date`
   * header. The response may not reflect anything that happens later. Not the arrival time: on a slow phone, or with
   * the early call (`src/early`), that is later, and a session may have started in between without the response knowing
   * it. Without a `Date` header: the device time at which the request was sent.
   */
  generatedAtMs = 0;
  private current: Scope | null = null;
  private cancelCurrent: () => void = () => undefined;
  private cancelWaiting: () => void = () => undefined;
  private cancelKeeping: () => void = () => undefined;
  /**
   * The waiting refresh: when it is sent (device clock) and the moment that it must cover (server time; 0: now), both
   * epoch milliseconds. Null: none.
   */
  private waiting: { readonly sentMs: number; readonly momentMs: number } | null = null;
  /** Server time that the running request must cover (`refreshSoon`), epoch milliseconds; 0: none. */
  private neededMs = 0;
  private isResting = false;

  constructor(private readonly deps: ModulePageStoreDeps) {
    makeAutoObservable<
      this,
      | 'deps'
      | 'current'
      | 'cancelCurrent'
      | 'cancelWaiting'
      | 'cancelKeeping'
      | 'waiting'
      | 'neededMs'
      | 'isResting'
    >(
      this,
      {
        deps: false,
        current: false,
        cancelCurrent: false,
        cancelWaiting: false,
        cancelKeeping: false,
        waiting: false,
        neededMs: false,
        isResting: false,
        page: observableRef,
        place: observableRef,
        shownPlace: observableRef,
      },
      { autoBind: true },
    );
    this.place = deps.firstPlace;
    this.showKept();
  }

  /** A request is running, which will replace the last visit's page. */
  get isRefreshing(): boolean {
    return this.lastOutcome === 'asking';
  }

  /** Loads the page; shows a skeleton unless a page is already displayed. */
  async load(): Promise<LoadOutcome> {
    if (this.page === null) this.phase = 'loading';
    const outcome = await this.ask();
    if (outcome.kind === 'failed' || outcome.kind === 'offline')
      runInAction(() => {
        if (this.page === null) this.phase = outcome.kind;
      });
    return outcome;
  }

  /** Refetches while the page stays displayed; a failure leaves the displayed page unchanged. */
  async refresh(order: RightsOrder = 'sorted'): Promise<LoadOutcome> {
    if (this.page === null) return this.load();
    return this.ask(order);
  }

  /** The page of the last visit, if this one has not found out the place yet: never one city's page for another. */
  private showKept(): void {
    const kept = isSamePlace(this.place, NO_PLACE) ? this.deps.kept?.read() : null;
    if (!kept) return;
    this.page = kept.page;
    this.staleSince = kept.atMs;
    this.phase = 'ready';
  }

  private keep(page: ModulePageData, reader: string | null): void {
    const { kept, clock, scope } = this.deps;
    if (kept === undefined) return;
    this.cancelKeeping();
    const cancelTimer = clock.after(KEEP_AFTER_MS, () => {
      this.cancelKeeping();
      kept.write(page, reader);
    });
    const forget = scope.onCancel(cancelTimer);
    this.cancelKeeping = () => {
      cancelTimer();
      forget();
      this.cancelKeeping = () => undefined;
    };
  }

  /** The gateway has answered, and not with a page: the last visit's is over. */
  private dropKept(): void {
    if (this.staleSince === null) return;
    this.deps.kept?.forget();
    this.page = null;
    this.staleSince = null;
    this.phase = 'failed';
  }

  /**
   * Schedules one refresh at a random time within the 2 s after `momentMs` (`refreshWindow`). It replaces a waiting one,
   * unless that comes earlier and after `momentMs`, too. While a request is running, waits for its response and
   * refreshes only if it fails or was generated before `momentMs`. Keeps the order of the rights.
   * @param momentMs server time that the data must cover; left out, it is now, and no request that is already running is
   * recent enough
   */
  refreshSoon(momentMs = Infinity): void {
    if (this.isResting) return;
    if (this.current !== null) {
      this.neededMs = Math.max(this.neededMs, momentMs);
      return;
    }
    const { clock, random, serverClock } = this.deps;
    const [firstMs, lastMs] = refreshWindow(momentMs, serverClock.spanMs());
    const delayMs = firstMs + random() * (lastMs - firstMs);
    const nowMs = clock.nowMs();
    // The waiting one is soon enough: a refused claim must not postpone the refresh of the start.
    const waitingMs = this.waiting?.sentMs ?? 0;
    if (waitingMs >= nowMs + firstMs && waitingMs <= nowMs + delayMs) return;
    this.cancelWaiting();
    this.waiting = { sentMs: nowMs + delayMs, momentMs: momentMs === Infinity ? 0 : momentMs };
    const cancelTimer = clock.after(delayMs, () => {
      this.cancelWaiting();
      void this.refresh('kept');
    });
    const forget = this.deps.scope.onCancel(cancelTimer);
    this.cancelWaiting = () => {
      cancelTimer();
      forget();
      this.waiting = null;
      this.cancelWaiting = () => undefined;
    };
  }

  /**
   * Cancels the pending refresh while the page is hidden; when the page is shown again it refetches once (`refresh`).
   */
  rest(): void {
    this.isResting = true;
    this.cancelWaiting();
  }

  /** Loads the page for another place; does nothing if the place is unchanged. */
  async moveTo(place: Place): Promise<LoadOutcome> {
    if (isSamePlace(place, this.place)) return { kind: 'superseded' };
    this.place = place;
    return this.refresh();
  }

  /** Sends one request and cancels the previous one. */
  private async ask(order: RightsOrder = 'sorted'): Promise<LoadOutcome> {
    this.isResting = false;
    // This request covers what was noted so far, except a moment that is still to come (`LOOK_AHEAD_MS`).
    const noted = [this.neededMs, this.waiting?.momentMs ?? 0].filter(Number.isFinite);
    const [earliestMs] = this.deps.serverClock.spanMs();
    this.neededMs = Math.max(0, ...noted.filter((momentMs) => momentMs > earliestMs));
    this.cancelWaiting();
    this.cancelCurrent();
    const scope = createScope();
    const forget = this.deps.scope.onCancel(() => scope.cancel());
    this.current = scope;
    this.cancelCurrent = () => scope.cancel();
    const askedAtMs = this.deps.clock.nowMs();
    const askedFor = this.place;
    const reader = this.deps.kept?.reader() ?? null;
    this.lastOutcome = 'asking';
    try {
      const { page, generatedAtMs } = await this.fetch(scope);
      if (this.current !== scope || scope.isCancelled) return { kind: 'superseded' };
      runInAction(() => {
        const freshMs = generatedAtMs ?? askedAtMs;
        this.page = this.page === null ? page : reusePage(this.page, this.ordered(page, order, freshMs));
        this.staleSince = null;
        this.phase = 'ready';
        this.shownPlace = askedFor;
        this.lastOutcome = 'answered';
        this.round += 1;
        this.answeredAtMs = this.deps.clock.nowMs();
        this.generatedAtMs = freshMs;
      });
      if (isSamePlace(askedFor, NO_PLACE)) this.keep(page, reader);
      return { kind: 'ready' };
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'cancelled' || this.current !== scope) return { kind: 'superseded' };
      runInAction(() => {
        this.lastOutcome = failure.kind === 'offline' ? 'offline' : 'failed';
        if (failure.kind !== 'offline' && failure.kind !== 'no-answer') this.dropKept();
      });
      if (failure.kind === 'offline') return { kind: 'offline' };
      const isRefused = failure.kind === 'business';
      return { kind: 'failed', reason: isRefused ? failure.message : '', isRefused };
    } finally {
      forget();
      if (this.current === scope) this.end();
    }
  }

  private ordered(page: ModulePageData, order: RightsOrder, freshMs: number): ModulePageData {
    return order === 'sorted'
      ? page
      : { ...page, modules: keepOrder(this.page?.modules ?? [], page.modules, this.generatedAtMs, freshMs) };
  }

  /** Called when no request is running any more. */
  private end(): void {
    this.current = null;
    if (this.neededMs > this.generatedAtMs) this.refreshSoon(this.neededMs);
  }

  private fetch(scope: Scope): Promise<ModulePageAnswer> {
    return readPublic(() => this.deps.api.fetchPage(this.place, scope));
  }
}

const isSamePlace = (one: Place, other: Place): boolean =>
  one.city === other.city &&
  one.province === other.province &&
  one.district === other.district &&
  one.longitude === other.longitude &&
  one.latitude === other.latitude;
