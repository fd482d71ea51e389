/**
 * Claims and reminders of one visit to the weekly page (product §2.4, §2.7, §2.8). Each is sent exactly once; if the
 * response is lost, the page is refetched to find out whether it took effect, and nothing is retried blindly. No
 * navigation, toasts or rendering here.
 */
import { observable, makeAutoObservable } from 'mobx';
import type { Scope } from '@/api';
import { type ClaimEnd, ClaimOnce, type ClaimOnceDeps, type ClaimState } from '@/data/ClaimOnce';
import { cleanText } from '@/utils/text';
import type { ModulePageApi } from '../page/modulePageApi';
import type { ModulePageStore } from '../page/ModulePageStore';
import type { SubscribeStatus } from '../page/modulePageTypes';
import { sessionsOf } from './pageSessions';
import { SESSION_TEXTS } from './sessionTexts';
import type { RightStatus, Session, SessionRight } from './sessionTypes';

/** Outcome of a claim or a reminder. */
export type WriteOutcome =
  | { readonly kind: 'done' }
  /** The gateway rejected it. `text`: the gateway's message or the default text. The page is refetched. */
  | { readonly kind: 'refused'; readonly text: string }
  /** The response was lost and nothing shows that it took effect: the user may try again. */
  | { readonly kind: 'uncertain'; readonly text: string }
  /** Nothing to show: it is already running, the user closed the login, or the page was unmounted. */
  | { readonly kind: 'nothing' };

interface SessionsStoreDeps extends ClaimOnceDeps {
  readonly api: Pick<ModulePageApi, 'claim' | 'subscribe'>;
  readonly modulePage: Pick<ModulePageStore, 'page' | 'place' | 'round' | 'refresh' | 'refreshSoon'>;
  /** JSON text of the current attribution info. */
  readonly burialPointInfo: () => string;
  /** Cancelled when the page is unmounted. */
  readonly scope: Scope;
}

/** One write operation. */
interface Write {
  /** At most one write per key runs at a time. */
  readonly key: string;
  readonly send: (requestNo: string) => Promise<void>;
  /** Whether the current page data shows that the write took effect. */
  readonly hasHappened: () => boolean;
  readonly failedText: string;
}

const DONE: WriteOutcome = { kind: 'done' };
const NOTHING: WriteOutcome = { kind: 'nothing' };
const UNCERTAIN: WriteOutcome = { kind: 'uncertain', text: SESSION_TEXTS.uncertain };

/** How often to refetch when another refresh cancels ours; each of them fetches the same page. */
const MAX_LOOKS = 3;

const PAGE_KEY = 'page';
const sessionKey = (sessionId: string): string => JSON.stringify([sessionId]);
const rightKey = (sessionId: string, rightsNo: string): string => JSON.stringify([sessionId, rightsNo]);

export class FlashSaleStore {
  private readonly claims: ClaimOnce;
  /** Completed writes with the page's `round` at that time; the next response already includes them. */
  private readonly done = observable.map<string, number>();

  constructor(private readonly deps: SessionsStoreDeps) {
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims' | 'done'>(
      this,
      { deps: false, claims: false, done: false },
      { autoBind: true },
    );
  }

  isClaiming(sessionId: string, rightsNo: string): boolean {
    return this.claims.has(rightKey(sessionId, rightsNo));
  }

  isSubscribing(sessionId: string): boolean {
    return this.claims.has(sessionKey(sessionId));
  }

  get isSubscribingPage(): boolean {
    return this.claims.has(PAGE_KEY);
  }

  /** A claim or a reminder is running, including its login. It refetches the page itself when it ends. */
  get isWriting(): boolean {
    return this.claims.isBusy;
  }

  /** The status from the gateway, or ACQUIRED if claimed since the last response. */
  statusOf(sessionId: string, { rightsNo, status }: Pick<SessionRight, 'rightsNo' | 'status'>): RightStatus {
    return this.isFresh(rightKey(sessionId, rightsNo)) ? 'ACQUIRED' : status;
  }

  subscribeStatusOf({ id, subscribeStatus }: Pick<Session, 'id' | 'subscribeStatus'>): SubscribeStatus {
    return this.isFresh(sessionKey(id)) ? 1 : subscribeStatus;
  }

  get pageSubscribeStatus(): SubscribeStatus {
    if (this.isFresh(PAGE_KEY)) return 1;
    return this.deps.modulePage.page?.base.subscribeStatus ?? -1;
  }

  /** Claims a right of a session. Asks for login first if the user is logged out. */
  claim(sessionId: string, rightsNo: string): Promise<WriteOutcome> {
    const { api, modulePage, burialPointInfo } = this.deps;
    return this.write({
      key: rightKey(sessionId, rightsNo),
      send: (requestNo) =>
        api.claim({
          sessionId,
          rightsNo,
          place: modulePage.place,
          burialPointInfo: burialPointInfo(),
          requestNo,
        }),
      hasHappened: () =>
        this.sessions.find(({ id }) => id === sessionId)?.rights.find((right) => right.rightsNo === rightsNo)
          ?.status === 'ACQUIRED',
      failedText: SESSION_TEXTS.claimFailed,
    });
  }

  /** Sets the reminder for one session; login as with `claim`. */
  subscribe(sessionId: string): Promise<WriteOutcome> {
    return this.write({
      key: sessionKey(sessionId),
      send: () => this.deps.api.subscribe({ kind: 'session', sessionId }),
      hasHappened: () => this.sessions.find(({ id }) => id === sessionId)?.subscribeStatus === 1,
      failedText: SESSION_TEXTS.subscribeFailed,
    });
  }

  /** Sets the page's own reminder; login as with `claim`. */
  subscribePage(): Promise<WriteOutcome> {
    return this.write({
      key: PAGE_KEY,
      send: () => this.deps.api.subscribe({ kind: 'page' }),
      hasHappened: () => this.deps.modulePage.page?.base.subscribeStatus === 1,
      failedText: SESSION_TEXTS.subscribeFailed,
    });
  }

  private get sessions(): readonly Session[] {
    return sessionsOf(this.deps.modulePage.page?.modules ?? []);
  }

  private isFresh(key: string): boolean {
    return this.done.get(key) === this.deps.modulePage.round;
  }

  private async write(write: Write): Promise<WriteOutcome> {
    // A completed write counts until the next response: a late second tap must not send it again.
    if (this.isFresh(write.key) || this.deps.scope.isCancelled) return NOTHING;
    return this.claims.run<void, WriteOutcome>(
      {
        key: write.key,
        login: { asksFirst: true },
        send: write.send,
        checkStatus: () => this.checkStatus(write),
      },
      (end) => this.report(write, end),
    );
  }

  private report({ key, failedText }: Write, end: ClaimEnd<void>): WriteOutcome {
    const { modulePage, scope } = this.deps;
    switch (end.kind) {
      case 'done':
        this.done.set(key, modulePage.round);
        // Cancels a running refresh that was sent before this write and does not include it.
        void modulePage.refresh('kept');
        return DONE;
      case 'found':
        return DONE;
      case 'refused':
        // Decision: a rejection means that the page shows outdated data. Spread, because many users are rejected within
        // the same second.
        modulePage.refreshSoon();
        return { kind: 'refused', text: cleanText(end.message).trim() || failedText };
      case 'lost':
      case 'unknown':
      case 'earlier':
        return scope.isCancelled ? NOTHING : UNCERTAIN;
      case 'unauthorized':
        return { kind: 'refused', text: failedText };
      case 'claimed': // the page shows it
      case 'closed':
      case 'nothing':
        return NOTHING;
    }
  }

  /** Refetches the page and reports whether the write took effect. */
  private async checkStatus({ hasHappened }: Write): Promise<ClaimState> {
    for (let looks = 0; looks < MAX_LOOKS && !this.deps.scope.isCancelled; looks += 1) {
      const { kind } = await this.deps.modulePage.refresh('kept');
      if (kind !== 'superseded')
        return kind !== 'ready' ? 'unknown' : hasHappened() ? 'claimed' : 'available';
    }
    return 'unknown';
  }
}
