/**
 * Store of a landing page of a reduction-fund activity (product §2.2, contract tag `reduction`). No navigation or
 * toasts here: joining returns an outcome, and the page decides what to show.
 */
import { makeAutoObservable } from 'mobx';
import type { Scope } from '@/api/scope';
import { type ClaimEnd, ClaimOnce, type ClaimOnceDeps, claimFailureText } from '@/data/ClaimOnce';
import { anyLogin, Query } from '@/data/Query';
import { readPublic } from '@/data/readPublic';
import { StartTimer } from '@/domain/activity/StartTimer';
import type { Clock } from '@/utils/clock';
import type { LandingApi } from './landingApi';
import { landingAction, type LandingAction, refusalText } from './landingRules';
import { LANDING_TEXTS } from './landingTexts';
import type { JoinAnswer, LandingActivity } from './landingTypes';

/** Result of a tap on 立即领取. */
export type JoinOutcome =
  /** This tap added the amount to the fund. */
  | { readonly kind: 'joined' }
  | { readonly kind: 'message'; readonly text: string }
  /** Nothing to show: a join is running, there is nothing to join, or the user closed the login. */
  | { readonly kind: 'nothing' };

/** Null: there is no such activity. */
interface FoundActivity {
  readonly activity: LandingActivity | null;
  /** Server time of the response; it determines the button. */
  readonly answeredAtMs: number;
}

interface LandingStoreDeps extends ClaimOnceDeps {
  readonly api: LandingApi;
  /** Device clock, for timers. */
  readonly clock: Clock;
  /** Epoch milliseconds, server time. */
  readonly serverNowMs: () => number;
  /** Page scope; cancelled on unmount. */
  readonly scope: Scope;
}

const message = (text: string): JoinOutcome => ({ kind: 'message', text });
/** One activity per page, so one join. */
const JOIN = 'join';
const NOTHING: JoinOutcome = { kind: 'nothing' };
const JOINED: JoinOutcome = { kind: 'joined' };

export class LandingStore {
  readonly query: Query<FoundActivity>;
  private readonly start: StartTimer;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: LandingStoreDeps) {
    this.start = new StartTimer(deps, () => void this.refresh());
    this.claims = new ClaimOnce(deps);
    this.query = new Query({
      ...deps,
      token: anyLogin,
      isForAll: true,
      fetch: (scope) => this.fetch(scope),
      failedText: LANDING_TEXTS.infoFailed,
    });
    makeAutoObservable<this, 'deps' | 'claims' | 'start'>(
      this,
      { deps: false, claims: false, start: false, query: false },
      { autoBind: true },
    );
  }

  /** Null: not loaded yet, or there is none. */
  get activity(): LandingActivity | null {
    return this.query.value?.activity ?? null;
  }

  /** Null until the activity is loaded. */
  get action(): LandingAction | null {
    const { value } = this.query;
    return value === null || value.activity === null
      ? null
      : landingAction(value.activity, value.answeredAtMs);
  }

  get isJoining(): boolean {
    return this.claims.isBusy;
  }

  /** The page is shown again, or the activity has started; a failure keeps the current data. */
  async refresh(): Promise<void> {
    if (this.activity !== null && !this.isJoining) await this.query.refetch();
  }

  /** 立即领取: login if needed, then one join. One at a time, however often it is called. */
  async join(): Promise<JoinOutcome> {
    if (this.action !== 'join') return NOTHING;
    return this.claims.run<JoinAnswer, JoinOutcome>(
      {
        key: JOIN,
        login: { asksFirst: true },
        send: (requestNo) => this.deps.api.join(requestNo),
        checkStatus: async () => {
          await this.query.fetchOrThrow();
          if (this.action === 'join') return 'available';
          return this.activity?.hasJoined === true ? 'claimed' : 'closed';
        },
      },
      this.report,
    );
  }

  private async report(end: ClaimEnd<JoinAnswer>): Promise<JoinOutcome> {
    switch (end.kind) {
      case 'done':
        this.noteJoined(end.answer);
        return end.answer.hadJoined ? message(LANDING_TEXTS.hadJoined) : JOINED;
      case 'found':
        return JOINED;
      case 'claimed':
        return message(LANDING_TEXTS.hadJoined);
      case 'refused':
        await this.query.refetch(); // a refusal means the button is outdated
        return message(refusalText(end.code, end.message));
      case 'lost':
      case 'unknown':
      case 'earlier':
      case 'unauthorized':
        return message(claimFailureText(end, LANDING_TEXTS.joinFailed));
      case 'closed': // the button shows the reason
      case 'nothing':
        return NOTHING;
    }
  }

  private noteJoined({ validUntil, amountFen }: JoinAnswer): void {
    const { value } = this.query;
    if (value === null || value.activity === null) return;
    this.query.replace({ ...value, activity: { ...value.activity, hasJoined: true, validUntil, amountFen } });
  }

  private async fetch(scope: Scope): Promise<FoundActivity> {
    const activity = await readPublic(() => this.deps.api.fetchActivity(scope));
    if (!scope.isCancelled) this.start.set(activity);
    return { activity, answeredAtMs: this.deps.serverNowMs() };
  }
}
