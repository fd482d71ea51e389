/**
 * Claims and reminders of one visit to the weekly page (product §2.4, §2.7, §2.8). Each is sent exactly once; what an answer
 * that was lost has done is asked for, never tried again blindly. Knows no screen, toast or address.
 */
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Scope } from '@/api';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/gated';
import { cleanText } from '@/utils/text';
import type { CampaignApi } from '../campaignApi';
import type { CampaignStore } from '../CampaignStore';
import type { SubscribeStatus } from '../campaignTypes';
import { type RightStatus, type Session, type SessionRight, sessionsOf } from './sessionRules';
import { SESSION_TEXTS } from './sessionTexts';

/** What a claim or a reminder came to. */
export type WriteOutcome =
  | { readonly kind: 'done' }
  /** The gateway said no: its words or ours. The page is asked for anew. */
  | { readonly kind: 'refused'; readonly text: string }
  /** Its answer was lost, and nothing shows that it happened: may be tried again. */
  | { readonly kind: 'uncertain'; readonly text: string }
  /** Nothing to tell: it is under way already, the visitor closed the login, or the page is gone. */
  | { readonly kind: 'nothing' };

export interface SessionsStoreDeps {
  readonly api: Pick<CampaignApi, 'claim' | 'subscribe'>;
  readonly campaign: Pick<CampaignStore, 'page' | 'place' | 'round' | 'refresh' | 'refreshSoon'>;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** JSON text of the attribution info, as it is now. */
  readonly burialPointInfo: () => string;
  /** Life of the page. */
  readonly scope: Scope;
}

/** One thing that is written. */
interface Write {
  /** What may be under way once at a time. */
  readonly key: string;
  readonly send: () => Promise<void>;
  /** Whether the page as it is known now shows that it has happened. */
  readonly hasHappened: () => boolean;
  readonly failedText: string;
}

const DONE: WriteOutcome = { kind: 'done' };
const NOTHING: WriteOutcome = { kind: 'nothing' };
const UNCERTAIN: WriteOutcome = { kind: 'uncertain', text: SESSION_TEXTS.uncertain };

/** A look that another one took over is taken again so often; each asks for the same page. */
const MAX_LOOKS = 3;

const PAGE_KEY = 'page';
const sessionKey = (sessionId: string): string => JSON.stringify([sessionId]);
const rightKey = (sessionId: string, rightsNo: string): string => JSON.stringify([sessionId, rightsNo]);

export class FlashSaleStore {
  private readonly busy = observable.set<string>();
  /** What was done, with the round of the page in which it was: the next answer knows of it. */
  private readonly done = observable.map<string, number>();
  /** Their answers were lost and so were the looks at what became of them. */
  private readonly uncertain = new Set<string>();

  constructor(private readonly deps: SessionsStoreDeps) {
    makeAutoObservable<this, 'deps' | 'busy' | 'done' | 'uncertain'>(
      this,
      { deps: false, busy: false, done: false, uncertain: false },
      { autoBind: true },
    );
  }

  isClaiming(sessionId: string, rightsNo: string): boolean {
    return this.busy.has(rightKey(sessionId, rightsNo));
  }

  isSubscribing(sessionId: string): boolean {
    return this.busy.has(sessionKey(sessionId));
  }

  get isSubscribingPage(): boolean {
    return this.busy.has(PAGE_KEY);
  }

  /** A claim or a reminder is under way, its login included: once it is answered it asks for the page itself. */
  get isWriting(): boolean {
    return this.busy.size > 0;
  }

  /** As the gateway said, and what was claimed since. */
  statusOf(sessionId: string, { rightsNo, status }: Pick<SessionRight, 'rightsNo' | 'status'>): RightStatus {
    return this.isFresh(rightKey(sessionId, rightsNo)) ? 'ACQUIRED' : status;
  }

  subscribeStatusOf({ id, subscribeStatus }: Pick<Session, 'id' | 'subscribeStatus'>): SubscribeStatus {
    return this.isFresh(sessionKey(id)) ? 1 : subscribeStatus;
  }

  get pageSubscribeStatus(): SubscribeStatus {
    if (this.isFresh(PAGE_KEY)) return 1;
    return this.deps.campaign.page?.base.subscribeStatus ?? -1;
  }

  /** Claims a right of a session. Asks for login first when the visitor is logged out. */
  claim(sessionId: string, rightsNo: string): Promise<WriteOutcome> {
    const { api, campaign, burialPointInfo } = this.deps;
    return this.write({
      key: rightKey(sessionId, rightsNo),
      send: () =>
        api.claim({ sessionId, rightsNo, place: campaign.place, burialPointInfo: burialPointInfo() }),
      hasHappened: () =>
        this.sessions.find(({ id }) => id === sessionId)?.rights.find((right) => right.rightsNo === rightsNo)
          ?.status === 'ACQUIRED',
      failedText: SESSION_TEXTS.claimFailed,
    });
  }

  /** A reminder for one session; login as with `claim`. */
  subscribe(sessionId: string): Promise<WriteOutcome> {
    return this.write({
      key: sessionKey(sessionId),
      send: () => this.deps.api.subscribe({ kind: 'session', sessionId }),
      hasHappened: () => this.sessions.find(({ id }) => id === sessionId)?.subscribeStatus === 1,
      failedText: SESSION_TEXTS.subscribeFailed,
    });
  }

  /** The page's own reminder; login as with `claim`. */
  subscribePage(): Promise<WriteOutcome> {
    return this.write({
      key: PAGE_KEY,
      send: () => this.deps.api.subscribe({ kind: 'page' }),
      hasHappened: () => this.deps.campaign.page?.base.subscribeStatus === 1,
      failedText: SESSION_TEXTS.subscribeFailed,
    });
  }

  private get sessions(): readonly Session[] {
    return sessionsOf(this.deps.campaign.page?.modules ?? []);
  }

  private isFresh(key: string): boolean {
    return this.done.get(key) === this.deps.campaign.round;
  }

  private async write(write: Write): Promise<WriteOutcome> {
    const { key } = write;
    // What is done stays so until the page says otherwise: a late second tap must not send it again.
    if (this.busy.has(key) || this.isFresh(key) || this.deps.scope.isCancelled) return NOTHING;
    this.busy.add(key);
    try {
      const result = await this.deps.runGated(() => this.attempt(write), { asksFirst: true });
      return result.kind === 'done' ? result.value : NOTHING;
    } catch (cause) {
      // Refused again right after a login: there is no third try.
      if (this.deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return { kind: 'refused', text: write.failedText };
    } finally {
      runInAction(() => this.busy.delete(key));
    }
  }

  /** @throws the cause itself when it asks for login: the gate handles that, and nothing has happened. */
  private async attempt(write: Write): Promise<WriteOutcome> {
    if (this.uncertain.has(write.key)) {
      if (!(await this.look())) return this.deps.scope.isCancelled ? NOTHING : UNCERTAIN;
      this.uncertain.delete(write.key);
      if (write.hasHappened()) return DONE;
    }
    try {
      await write.send();
    } catch (cause) {
      return this.settleFailure(cause, write);
    }
    runInAction(() => this.done.set(write.key, this.deps.campaign.round));
    // Takes over from a refresh that was asked before this and knows nothing of it.
    void this.deps.campaign.refresh();
    return DONE;
  }

  private async settleFailure(cause: unknown, write: Write): Promise<WriteOutcome> {
    const failure = this.deps.toCallFailure(cause);
    switch (failure.kind) {
      case 'unauthorized':
        throw cause;
      case 'cancelled':
        return NOTHING;
      case 'business':
        // Decision: what was refused is shown wrongly here. Spread, because a whole crowd is refused in one second.
        this.deps.campaign.refreshSoon();
        return { kind: 'refused', text: cleanText(failure.message).trim() || write.failedText };
      case 'offline':
      case 'no-answer':
        this.uncertain.add(write.key);
        if (!(await this.look())) return this.deps.scope.isCancelled ? NOTHING : UNCERTAIN;
        this.uncertain.delete(write.key);
        return write.hasHappened() ? DONE : UNCERTAIN;
    }
  }

  /** Asks for the page; false when that failed as well. */
  private async look(): Promise<boolean> {
    for (let looks = 0; looks < MAX_LOOKS && !this.deps.scope.isCancelled; looks += 1) {
      const { kind } = await this.deps.campaign.refresh();
      if (kind !== 'superseded') return kind === 'ready';
    }
    return false;
  }
}
