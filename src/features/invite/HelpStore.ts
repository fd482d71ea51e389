/**
 * Store of a help page, where friends help the owner: progress, starting one, helping once. No navigation or toasts
 * here.
 */
import { makeAutoObservable } from 'mobx';
import type { Gateway, Scope } from '@/api';
import type { Operation } from '@/api/call';
import type { HelpAssist, HelpHome, HelpStart } from '@/api/generated/operations/help';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { type ClaimEnd, ClaimOnce, claimFailureText, isMade, type ClaimState } from '@/data/ClaimOnce';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import type { HelpAssistRequest, HelpHomeRequest, HelpStartRequest } from '../../../contract/types';
import { helpState, type HelpState, reasonText } from './helpRules';

/** The calls of one kind of help. */
export interface HelpCalls {
  readonly home: Operation<HelpHomeRequest, HelpHome>;
  readonly start: Operation<HelpStartRequest, HelpStart>;
  readonly assist: Operation<HelpAssistRequest, HelpAssist>;
}

/** Codes from the address; the link's code takes precedence over the activity's. */
export interface HelpPlace {
  readonly activityCode: string;
  readonly inviteCode: string;
}

interface HelpDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly calls: HelpCalls;
  readonly place: HelpPlace;
}

export type HelpOutcome =
  | { readonly kind: 'started' | 'helped'; readonly fen: number }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

export const HELP_TEXTS = {
  infoFailed: '获取活动信息失败，请重试',
  startFailed: '发起失败，请重试',
  helpFailed: '没有成功，请重试',
} as const;

/** Also a valid value: there is no such activity or link. */
export const NO_HELP = 'none';
const NO_SUCH = '100205002';
const MAX_CODE = 64;

export class HelpStore {
  readonly query: Query<HelpHome | typeof NO_HELP>;
  /** Invite code of a help that was started here: the page continues with it. */
  private startedCode = '';
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: HelpDeps) {
    this.query = new Query({
      ...deps,
      fetch: (scope) => this.fetch(scope),
      isForAll: true,
      failedText: HELP_TEXTS.infoFailed,
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims' | 'startedCode'>(
      this,
      { deps: false, claims: false, query: false, startedCode: false },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.claims.isBusy;
  }

  /** Null: not loaded yet, or there is none. */
  get home(): HelpHome | null {
    const { value } = this.query;
    return value === NO_HELP ? null : value;
  }

  get state(): HelpState | null {
    return this.home === null ? null : helpState(this.home);
  }

  /** Starts the user's own help in this activity, after login if needed. */
  async start(): Promise<HelpOutcome> {
    const { home } = this;
    if (home === null || home.activityCode === '') return { kind: 'nothing' };
    const { gateway, calls, scope } = this.deps;
    const { activityCode } = home;
    let seen: HelpHome | null = null;
    return this.claims.run<HelpStart, HelpOutcome>(
      {
        key: 'start',
        login: { asksFirst: true },
        send: async (requestNo) => (await gateway.call(calls.start, { activityCode, requestNo }, scope)).data,
        checkStatus: async (): Promise<ClaimState> => {
          seen = (await gateway.call(calls.home, { activityCode }, scope)).data;
          if (seen.statusCode === 'RUNNING' || seen.statusCode === 'REACHED') return 'claimed';
          return seen.statusCode === 'FINISHED' ? 'closed' : 'available';
        },
      },
      async (end) => {
        const made = end.kind === 'done' ? end.answer : seen;
        if (isMade(end) && made !== null) {
          this.startedCode = made.inviteCode;
          await this.query.refetch();
          return { kind: 'started', fen: made.ownFen };
        }
        return this.ended(end, HELP_TEXTS.startFailed);
      },
    );
  }

  /** Helps once, after login if needed; after a lost response the help is refetched to learn the result. */
  async assist(): Promise<HelpOutcome> {
    const inviteCode = this.home?.inviteCode ?? '';
    if (inviteCode === '') return { kind: 'nothing' };
    const { gateway, calls, scope } = this.deps;
    let seen: HelpHome | null = null;
    return this.claims.run<HelpAssist, HelpOutcome>(
      {
        key: 'assist',
        login: { asksFirst: true },
        send: async (requestNo) => (await gateway.call(calls.assist, { inviteCode, requestNo }, scope)).data,
        checkStatus: async (): Promise<ClaimState> => {
          seen = (await gateway.call(calls.home, { inviteCode }, scope)).data;
          if (seen.helpedFen > 0 || seen.reasonCode === 'HELPED') return 'claimed';
          return helpState(seen) === 'can-help' ? 'available' : 'closed';
        },
      },
      async (end) => {
        if (end.kind === 'done') {
          await this.query.refetch();
          const { isHelped, fen } = end.answer;
          return isHelped ? { kind: 'helped', fen } : { kind: 'message', text: reasonText(end.answer) };
        }
        if (end.kind === 'found') {
          await this.query.refetch();
          return { kind: 'helped', fen: seen?.helpedFen ?? 0 };
        }
        if ((end.kind === 'claimed' || end.kind === 'closed') && seen !== null) {
          await this.query.refetch();
          return { kind: 'message', text: reasonText(seen) };
        }
        return this.ended(end, HELP_TEXTS.helpFailed);
      },
    );
  }

  private async ended(end: ClaimEnd<unknown>, failed: string): Promise<HelpOutcome> {
    if (end.kind === 'nothing') return { kind: 'nothing' };
    await this.query.refetch();
    return { kind: 'message', text: claimFailureText(end, failed) };
  }

  private async fetch(scope: Scope): Promise<HelpHome | typeof NO_HELP> {
    const { gateway, calls, place } = this.deps;
    const inviteCode = this.startedCode || place.inviteCode;
    const { activityCode } = place;
    if (inviteCode.length > MAX_CODE || activityCode.length > MAX_CODE) return NO_HELP;
    const asked = inviteCode !== '' ? { inviteCode } : activityCode !== '' ? { activityCode } : {};
    return ignoreRefusal(NO_SUCH, NO_HELP, async () => (await gateway.call(calls.home, asked, scope)).data);
  }
}
