import type { CampaignModule } from './catalog';
import type { CampaignPage } from './parsePage';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createScope, type Scope } from '@/api';
import type { CallFailure } from '@/api/errors';
import type { Clock } from '@/utils/clock';
import type { CampaignAnswer, CampaignApi } from './campaignApi';
import { NO_PLACE, type Place, type SubscribeStatus } from './campaignTypes';
import { type Decoder, literal, object } from '@/api/decode';
import { withDefault } from '@/api/lenient';

/**
 * When the page asks anew by itself (product §2.4 "Refresh", §2.9).
 *
 * Around each boundary (start or end of a session) three moments: exactly 5 minutes before, on entering the last 30 s,
 * and the boundary itself. At each the page asks once, after a delay of its own of up to 2 s (`REFRESH_SPREAD_MS`), so
 * that a million phones with the same boundary do not ask in the same second. The delay never shows a wrong state:
 * what a session says and offers goes by the server's clock on the phone and changes at the boundary itself.
 * What counts is when the page's answer was told (`CampaignStore.toldAtMs`), not when it came.
 */

/** Spread of the refreshes, milliseconds: uniform from 0. */
export const REFRESH_SPREAD_MS = 2000;

/**
 * How often the page asks because of one moment. More than once only where the answer was told before it: one that was
 * under way, or a phone that is still a little ahead of the server's clock, which every answer corrects. A gateway whose
 * clock stands still is not asked for ever.
 */
export const MAX_ASKS = 3;

const LEADS_MS = [300_000, 30_000, 0];

/**
 * The latest of the moments that have passed, epoch milliseconds; 0: none has. An answer told before it is outdated.
 * @param boundariesMs starts and ends of sessions, epoch milliseconds
 * @param nowMs server time
 */
export function lastMoment(boundariesMs: readonly number[], nowMs: number): number {
  let last = 0;
  for (const boundary of boundariesMs)
    for (const lead of LEADS_MS) if (boundary - lead <= nowMs) last = Math.max(last, boundary - lead);
  return last;
}

/**
 * `fresh` with every part that says the same as before taken from `before`: what did not change renders nothing and
 * sends nothing (`setData`), and a refresh mostly changes one module.
 */
export function reusePage(before: CampaignPage, fresh: CampaignPage): CampaignPage {
  const known = new Map(before.modules.map((module) => [module.place.uniqueId, module]));
  return {
    base: same(before.base, fresh.base),
    guideBar: same(before.guideBar, fresh.guideBar),
    locationBar: same(before.locationBar, fresh.locationBar),
    tabs: same(before.tabs, fresh.tabs),
    modules: reuseList(
      before.modules,
      fresh.modules.map((module) => reuseModule(known, module)),
    ),
    problems: same(before.problems, fresh.problems),
  };
}

function reuseModule(known: ReadonlyMap<string, CampaignModule>, module: CampaignModule): CampaignModule {
  const old = known.get(module.place.uniqueId);
  return old === undefined ? module : same(old, module);
}

function reuseList<T>(before: readonly T[], fresh: readonly T[]): readonly T[] {
  return before.length === fresh.length && before.every((item, index) => item === fresh[index])
    ? before
    : fresh;
}

/** By their text: both were made by the same decoders, with their keys in the same order. */
function same<T>(before: T, fresh: T): T {
  return JSON.stringify(before) === JSON.stringify(fresh) ? before : fresh;
}

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

const NOT_OFFERED: { readonly status: SubscribeStatus } = { status: -1 };
const status: Decoder<SubscribeStatus> = literal(-1, 0, 1);
const info = withDefault(object({ status }), NOT_OFFERED);

/** Of the page or of a session; without one no reminder is offered. */
export const subscribeInfo: Decoder<SubscribeStatus> = (value, path, onBad) =>
  info(value, path, onBad).status;
