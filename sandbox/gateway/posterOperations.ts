import type { InviteVersion } from '../fixtures/invites';
import { posterArt, type PosterFixture, POSTERS } from '../fixtures/posters';
import type { SandboxStore } from '../store/types';
import { NO_SUCH_ACTIVITY } from './activityRules';
import { succeed, type Handlers } from './call';

/** Bodies of this call, as they are once the contract has been checked. */
export interface PosterBodies {
  readonly posterInfo: {
    readonly inviteCode: string;
    readonly scene: 'BARGAIN' | 'INVITE_V1' | 'INVITE_V2';
  };
}

async function ofInvite(
  inviteCode: string,
  version: InviteVersion,
  store: SandboxStore,
): Promise<PosterFixture | null> {
  const facts = await store.inviteOf(inviteCode, version);
  return facts === null
    ? null
    : {
        code: inviteCode,
        title: facts.activityTitle,
        highlight: `好友寄首件 得${facts.rewardText}`,
        inviterName: facts.inviterName,
        headImgUrl: posterArt(facts.activityTitle, 'gold'),
        miniCodeUrl: '',
      };
}

/** What a poster shows of somebody's link. */
export const posterOperations: Pick<Handlers, keyof PosterBodies> = {
  async posterInfo({ body, origin }, { store }) {
    const poster =
      body.scene === 'BARGAIN'
        ? POSTERS.find(({ code }) => code === body.inviteCode)
        : await ofInvite(body.inviteCode, body.scene === 'INVITE_V1' ? 'V1' : 'V2', store);
    if (poster === undefined || poster === null) return NO_SUCH_ACTIVITY;
    const { title, highlight, inviterName, headImgUrl, miniCodeUrl } = poster;
    return succeed('0', {
      title,
      highlight,
      inviterName,
      headImgUrl: headImgUrl.replace('{origin}', origin),
      miniCodeUrl: miniCodeUrl.replace('{origin}', origin),
    });
  },
};
