/** Store of a campaign that rewards inviting friends (product §3.12). No navigation or toasts here. */
import { makeAutoObservable } from 'mobx';
import type { Gateway, Scope } from '@/api';
import { inviteAccept, inviteHome, type InviteHomeData } from '@/api/generated/operations/invite';
import { type ClaimEnd, ClaimOnce, claimFailureText, isMade, type ClaimState } from '@/data/ClaimOnce';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { INVITE_TEXTS, type InviteVersion } from './inviteRules';

/** There is no such campaign (contract, inviteHome). */
const NO_SUCH_CAMPAIGN = '201100001';
/** Maximum length of codes in an address (contract, InviteHomeRequest). */
const MAX_CODE = 64;

export interface InvitePlace {
  readonly version: InviteVersion;
  /** '': the running campaign. */
  readonly activityCode: string;
  /** Of the link that led here, or ''. */
  readonly inviteCode: string;
}

interface InviteDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly place: InvitePlace;
}

/** The message for a tap; `nothing`: the login was closed, or the page was unmounted. */
export type InviteOutcome =
  { readonly kind: 'done' | 'refused'; readonly text: string } | { readonly kind: 'nothing' };

const NOTHING: InviteOutcome = { kind: 'nothing' };
export const refused = (text: string): InviteOutcome => ({ kind: 'refused', text });
export const done = (text: string): InviteOutcome => ({ kind: 'done', text });

export class InviteStore {
  /** `home` is null if there is no such campaign. */
  readonly query: Query<{ readonly home: InviteHomeData | null }>;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: InviteDeps) {
    this.query = new Query({
      ...deps,
      fetch: async (scope) => ({ home: await this.read(scope) }),
      isForAll: true,
      failedText: INVITE_TEXTS.failed,
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims'>(
      this,
      { deps: false, claims: false, query: false, read: false },
      { autoBind: true },
    );
  }

  get home(): InviteHomeData | null {
    return this.query.value?.home ?? null;
  }

  get isAccepting(): boolean {
    return this.claims.has('accept');
  }

  /**
   * Accepts the friend's invitation once, after login if needed; after a lost response the link is refetched to learn
   * the result.
   */
  async accept(): Promise<InviteOutcome> {
    const { home } = this;
    if (home === null) return NOTHING;
    const { gateway, place, scope } = this.deps;
    const { activityCode } = home;
    let seenReason = '';
    return this.claims.run(
      {
        key: 'accept',
        login: { asksFirst: true, act: '接受邀请' },
        send: async (requestNo) => {
          const inviteCode = place.inviteCode.slice(0, MAX_CODE);
          return (await gateway.call(inviteAccept, { activityCode, inviteCode, requestNo }, scope)).data;
        },
        checkStatus: async (): Promise<ClaimState> => {
          const link = (await this.read(scope))?.link ?? null;
          seenReason = link?.reasonMsg ?? '';
          return claimStateOf(link);
        },
      },
      async (end) => {
        if (end.kind !== 'nothing') await this.query.refetch();
        if (end.kind === 'done')
          return end.answer.result
            ? done(INVITE_TEXTS.accepted)
            : refused(end.answer.reasonMsg || INVITE_TEXTS.acceptFailed);
        return outcomeOf(end, INVITE_TEXTS.accepted, seenReason || INVITE_TEXTS.acceptFailed);
      },
    );
  }

  /** Fetches the campaign without changing what the page shows. @throws ApiError */
  async read(scope: Scope): Promise<InviteHomeData | null> {
    const { gateway, place, toCallFailure } = this.deps;
    const { version } = place;
    const activityCode = place.activityCode.slice(0, MAX_CODE);
    const inviteCode = place.inviteCode.slice(0, MAX_CODE);
    const link = inviteCode === '' ? {} : { inviteCode };
    try {
      return (await gateway.call(inviteHome, { version, activityCode, ...link }, scope)).data;
    } catch (cause) {
      const failure = toCallFailure(cause);
      if (failure.kind === 'business' && failure.code === NO_SUCH_CAMPAIGN) return null;
      throw cause;
    }
  }
}

function claimStateOf(link: InviteHomeData['link']): ClaimState {
  switch (link?.state) {
    case 'OPEN':
      return 'available';
    case 'ACCEPTED':
      return 'claimed';
    case 'REFUSED':
      return 'closed';
    case 'unknown':
    case undefined:
      return 'unknown';
  }
}

/** The outcome of a claim that ended without its own response. */
export function outcomeOf(
  end: Exclude<ClaimEnd<unknown>, { readonly kind: 'done' }>,
  doneText: string,
  failedText: string,
): InviteOutcome {
  if (end.kind === 'nothing') return NOTHING;
  return isMade(end) ? done(doneText) : refused(claimFailureText(end, failedText));
}
