/** Claims of the reward steps, each once (product §3.12). No navigation or toasts here. */
import type { Gateway } from '@/api';
import { inviteClaim } from '@/api/generated/operations/inviteLadder';
import { ClaimOnce, type ClaimState } from '@/data/ClaimOnce';
import type { PageDeps } from '@/data/pageDeps';
import { INVITE_TEXTS } from '@/features/invite/inviteRules';
import {
  done,
  type InviteOutcome,
  type InviteStore,
  refused,
  outcomeOf,
} from '@/features/invite/InviteStore';

interface LadderDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly invite: InviteStore;
}

export class LadderStore {
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: LadderDeps) {
    this.claims = new ClaimOnce(deps);
  }

  isClaiming(rungNo: number): boolean {
    return this.claims.has(`rung${rungNo}`);
  }

  /** Claims a reached step; after a lost response, the campaign data shows whether it is paid. */
  claim(rungNo: number): Promise<InviteOutcome> {
    const { gateway, invite, scope } = this.deps;
    const activityCode = invite.home?.activityCode ?? '';
    return this.claims.run(
      {
        key: `rung${rungNo}`,
        login: { asksFirst: true },
        send: async (requestNo) =>
          (await gateway.call(inviteClaim, { activityCode, rungNo, requestNo }, scope)).data,
        checkStatus: async (): Promise<ClaimState> => {
          const rungs = (await invite.read(scope))?.rungList ?? [];
          switch (rungs.find((rung) => rung.rungNo === rungNo)?.status) {
            case 'CLAIMED':
              return 'claimed';
            case 'OPEN':
              return 'available';
            case 'LOCKED':
              return 'closed';
            case 'unknown':
            case undefined:
              return 'unknown';
          }
        },
      },
      async (end) => {
        if (end.kind !== 'nothing') await invite.query.refetch();
        if (end.kind === 'done')
          return end.answer.status === 'LOCKED'
            ? refused(end.answer.toast || INVITE_TEXTS.claimFailed)
            : done(end.answer.toast || INVITE_TEXTS.claimed);
        return outcomeOf(end, INVITE_TEXTS.claimed, INVITE_TEXTS.claimFailed);
      },
    );
  }
}
