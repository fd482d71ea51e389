import type { CampaignPage } from './parsePage';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createScope, type Scope } from '@/api';
import type { CallFailure } from '@/api/errors';
import type { Clock } from '@/utils/clock';
import type { CampaignAnswer, CampaignApi } from './campaignApi';
import { NO_PLACE, type Place } from './campaignTypes';
import { REFRESH_SPREAD_MS } from './refreshMoments';
import { reusePage } from './reusePage';

/**
 * State of one visit to the weekly page (product §2.4, §2.8): the page-info answer, the place it is for, and when it is
 * asked for anew. Knows no screen, toast or address. What sessions, draw and place bar do is theirs.
 */
/** A page that is there stays `ready` whatever happens to later answers. */
export type CampaignPhase = 'loading' | 'ready' | 'failed' | 'offline';

export type LoadOutcome =
  | { readonly kind: 'ready' }
  /** `reason`: the gateway's words, which may be empty. `isRefused`: it said no; otherwise there was no answer to read. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isRefused: boolean }
  | { readonly kind: 'offline' }
  /** Another load took over, or the page is gone. */
  | { readonly kind: 'superseded' };

export interface CampaignStoreDeps {
  readonly api: Pick<CampaignApi, 'fetchPage'>;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  /** 0..1, spreads the refreshes. */
  readonly random: () => number;
  /** The place that was known before, so that the first answer can be for it. */
  readonly firstPlace: Place;
  /** Life of the page. */
  readonly scope: Scope;
}

export class CampaignStore {
  phase: CampaignPhase = 'loading';
  page: CampaignPage | null = null;
  /** What the page was last asked for, or is being asked for. */
  place: Place = NO_PLACE;
  /** What the page that is there was asked for; another one than `place` while that is asked for, or could not be had. */
  shownPlace: Place = NO_PLACE;
  /** How the last question ended; a page that is there hides it, unless it was for another place. */
  lastOutcome: 'asking' | 'answered' | 'failed' | 'offline' = 'asking';
  /** Counts answers: who keeps something of the last one looks anew. */
  round = 0;
  /** When the last answer came, by the device's clock, epoch milliseconds: what an answer counts from itself begins here. */
  answeredAtMs = 0;
  /**
   * Server time from which on the last answer may not know what happened, epoch milliseconds: it was told in the second
   * that begins here. Never the time of its coming, which on a slow phone (or of the early call, `src/early`) is later,
   * and may lie behind a start that the answer knows nothing of. Without a `Date` the device's clock is all there is.
   */
  toldAtMs = 0;
  private current: Scope | null = null;
  private cancelCurrent: () => void = () => undefined;
  private cancelWaiting: () => void = () => undefined;
  /** What the answer that is under way has to know of (`refreshSoon`); 0: nothing. */
  private neededMs = 0;
  private isResting = false;

  constructor(private readonly deps: CampaignStoreDeps) {
    makeAutoObservable<
      this,
      'deps' | 'current' | 'cancelCurrent' | 'cancelWaiting' | 'neededMs' | 'isResting'
    >(
      this,
      {
        deps: false,
        current: false,
        cancelCurrent: false,
        cancelWaiting: false,
        neededMs: false,
        isResting: false,
        page: observableRef,
        place: observableRef,
        shownPlace: observableRef,
      },
      { autoBind: true },
    );
    this.place = deps.firstPlace;
  }

  /** The page from the start, with a skeleton meanwhile. */
  async load(): Promise<LoadOutcome> {
    if (this.page === null) this.phase = 'loading';
    const outcome = await this.ask();
    if (outcome.kind === 'failed' || outcome.kind === 'offline')
      runInAction(() => {
        if (this.page === null) this.phase = outcome.kind;
      });
    return outcome;
  }

  /** Asks anew while the page stays; a failure changes nothing on it. */
  async refresh(): Promise<LoadOutcome> {
    if (this.page === null) return this.load();
    return this.ask();
  }

  /**
   * A refresh at some moment of the next 2 s (`REFRESH_SPREAD_MS`), one for all that ask for it meanwhile. While one is
   * under way its answer is waited for: only if that fails or was told before `momentMs` the page is asked once more.
   * @param momentMs server time of what there is to know; without it no answer will do that was asked for before
   */
  refreshSoon(momentMs = Infinity): void {
    if (this.isResting) return;
    if (this.current !== null) {
      this.neededMs = Math.max(this.neededMs, momentMs);
      return;
    }
    this.cancelWaiting();
    const cancelTimer = this.deps.clock.after(this.deps.random() * REFRESH_SPREAD_MS, () => {
      this.cancelWaiting();
      void this.refresh();
    });
    const forget = this.deps.scope.onCancel(cancelTimer);
    this.cancelWaiting = () => {
      cancelTimer();
      forget();
      this.cancelWaiting = () => undefined;
    };
  }

  /** No timer waits while the page is not seen; coming back asks once (`refresh`). */
  rest(): void {
    this.isResting = true;
    this.cancelWaiting();
  }

  /** The page for another place. The same place again asks nothing. */
  async moveTo(place: Place): Promise<LoadOutcome> {
    if (isSamePlace(place, this.place)) return { kind: 'superseded' };
    this.place = place;
    return this.refresh();
  }

  /** One request, which takes over from the one before. */
  private async ask(): Promise<LoadOutcome> {
    this.isResting = false;
    // Of what happened before it is asked, this one knows.
    this.neededMs = 0;
    this.cancelWaiting();
    this.cancelCurrent();
    const scope = createScope();
    const forget = this.deps.scope.onCancel(() => scope.cancel());
    this.current = scope;
    this.cancelCurrent = () => scope.cancel();
    const askedAtMs = this.deps.clock.nowMs();
    const askedFor = this.place;
    this.lastOutcome = 'asking';
    try {
      const { page, toldAtMs } = await this.fetch(scope);
      if (this.current !== scope || scope.isCancelled) return { kind: 'superseded' };
      runInAction(() => {
        this.page = this.page === null ? page : reusePage(this.page, page);
        this.phase = 'ready';
        this.shownPlace = askedFor;
        this.lastOutcome = 'answered';
        this.round += 1;
        this.answeredAtMs = this.deps.clock.nowMs();
        this.toldAtMs = toldAtMs ?? askedAtMs;
      });
      return { kind: 'ready' };
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'cancelled' || this.current !== scope) return { kind: 'superseded' };
      runInAction(() => (this.lastOutcome = failure.kind === 'offline' ? 'offline' : 'failed'));
      if (failure.kind === 'offline') return { kind: 'offline' };
      const isRefused = failure.kind === 'business';
      return { kind: 'failed', reason: isRefused ? failure.message : '', isRefused };
    } finally {
      forget();
      if (this.current === scope) this.end();
    }
  }

  /** Nothing is under way any more. */
  private end(): void {
    this.current = null;
    if (this.neededMs > this.toldAtMs) this.refreshSoon(this.neededMs);
  }

  /** The page is open to everybody: a login that is over was dropped with the 401, so the second try goes without. */
  private async fetch(scope: Scope): Promise<CampaignAnswer> {
    try {
      return await this.deps.api.fetchPage(this.place, scope);
    } catch (cause) {
      if (this.deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return this.deps.api.fetchPage(this.place, scope);
    }
  }
}

const isSamePlace = (one: Place, other: Place): boolean =>
  one.city === other.city &&
  one.province === other.province &&
  one.district === other.district &&
  one.longitude === other.longitude &&
  one.latitude === other.latitude;
