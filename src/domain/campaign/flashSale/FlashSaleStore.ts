/**
 * Claims and reminders of one visit to the weekly page (product §2.4, §2.7, §2.8). Each is sent exactly once; what an answer
 * that was lost has done is asked for, never tried again blindly. Knows no screen, toast or address.
 */
import { makeAutoObservable, observable } from 'mobx';
import type { Scope } from '@/api';
import { type ClaimEnd, ClaimOnce, type ClaimOnceDeps, type Standing } from '@/data/ClaimOnce';
import { cleanText } from '@/utils/text';
import type { CampaignApi } from '../campaignApi';
import type { CampaignStore } from '../CampaignStore';
import type { SubscribeStatus } from '../campaignTypes';
import { type RightStatus, type Session, type SessionRight } from './sessionRules';
import { sessionsOf } from './pageSessions';
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

export interface SessionsStoreDeps extends ClaimOnceDeps {
  readonly api: Pick<CampaignApi, 'claim' | 'subscribe'>;
  readonly campaign: Pick<CampaignStore, 'page' | 'place' | 'round' | 'refresh' | 'refreshSoon'>;
  /** JSON text of the attribution info, as it is now. */
  readonly burialPointInfo: () => string;
  /** Life of the page. */
  readonly scope: Scope;
}

/** One thing that is written. */
interface Write {
  /** What may be under way once at a time. */
  readonly key: string;
  readonly send: (requestNo: string) => Promise<void>;
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
  private readonly claims: ClaimOnce;
  /** What was done, with the round of the page in which it was: the next answer knows of it. */
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

  /** A claim or a reminder is under way, its login included: once it is answered it asks for the page itself. */
  get isWriting(): boolean {
    return this.claims.isBusy;
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
      send: (requestNo) =>
        api.claim({
          sessionId,
          rightsNo,
          place: campaign.place,
          burialPointInfo: burialPointInfo(),
          requestNo,
        }),
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
    // What is done stays so until the page says otherwise: a late second tap must not send it again.
    if (this.isFresh(write.key) || this.deps.scope.isCancelled) return NOTHING;
    return this.claims.run<void, WriteOutcome>(
      {
        key: write.key,
        login: { asksFirst: true },
        send: write.send,
        look: () => this.look(write),
      },
      (end) => this.tell(write, end),
    );
  }

  private tell({ key, failedText }: Write, end: ClaimEnd<void>): WriteOutcome {
    const { campaign, scope } = this.deps;
    switch (end.kind) {
      case 'done':
        this.done.set(key, campaign.round);
        // Takes over from a refresh that was asked before this and knows nothing of it.
        void campaign.refresh();
        return DONE;
      case 'found':
        return DONE;
      case 'refused':
        // Decision: what was refused is shown wrongly here. Spread, because a whole crowd is refused in one second.
        campaign.refreshSoon();
        return { kind: 'refused', text: cleanText(end.message).trim() || failedText };
      case 'lost':
      case 'unknown':
      case 'earlier':
        return scope.isCancelled ? NOTHING : UNCERTAIN;
      case 'unauthorized':
        return { kind: 'refused', text: failedText };
      case 'had': // the page shows it
      case 'closed':
      case 'nothing':
        return NOTHING;
    }
  }

  /** Asks for the page. */
  private async look({ hasHappened }: Write): Promise<Standing> {
    for (let looks = 0; looks < MAX_LOOKS && !this.deps.scope.isCancelled; looks += 1) {
      const { kind } = await this.deps.campaign.refresh();
      if (kind !== 'superseded') return kind !== 'ready' ? 'unknown' : hasHappened() ? 'had' : 'open';
    }
    return 'unknown';
  }
}
