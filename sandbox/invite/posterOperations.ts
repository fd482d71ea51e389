import { NO_SUCH_ACTIVITY } from '../campaign/activityRules';
import { succeed, type Handlers } from '../core/call';
import type { SandboxStore } from '../core/store';
import { HELP_ACTIVITIES } from './help';
import { maskedPhone } from './inviteRules';
import type { InviteVersion } from './invites';
import { posterArt, type PosterFixture, POSTERS } from './posters';

async function ofInvite(
  inviteCode: string,
  version: InviteVersion,
  store: SandboxStore,
): Promise<PosterFixture | null> {
  const facts = await store.invites.inviteOf(inviteCode, version);
  return facts === null
    ? null
    : {
        code: inviteCode,
        title: facts.activityTitle,
        highlight: `好友寄首件 得${facts.rewardText}`,
        inviterName: facts.inviterName,
        headImgUrl: posterArt(facts.activityTitle, 'field'),
        miniCodeUrl: '',
      };
}

const yuan = (fen: number): string => String(fen / 100);

/** A seeded poster, otherwise the poster of a bargain that a user has started. */
async function ofBargain(inviteCode: string, store: SandboxStore): Promise<PosterFixture | null> {
  const fixture = POSTERS.find(({ code }) => code === inviteCode);
  if (fixture !== undefined) return fixture;
  const task = await store.helps.helpTask(inviteCode);
  const activity = HELP_ACTIVITIES.find(
    ({ kind, code }) => kind === 'bargain' && code === task?.activityCode,
  );
  if (task === null || activity?.goods === undefined) return null;
  return {
    code: inviteCode,
    title: activity.title,
    highlight: `最低 ${yuan(activity.goods.floorFen)} 元拿`,
    inviterName: maskedPhone(task.ownerPhone),
    headImgUrl: activity.goods.imgUrl,
    miniCodeUrl: '',
  };
}

/** The contents of a poster for a user's link. */
export const posterOperations = {
  async posterInfo({ body, origin }, { store }) {
    const poster =
      body.scene === 'BARGAIN'
        ? await ofBargain(body.inviteCode, store)
        : await ofInvite(body.inviteCode, body.scene === 'INVITE_V1' ? 'V1' : 'V2', store);
    if (poster === null) return NO_SUCH_ACTIVITY;
    const { title, highlight, inviterName, headImgUrl, miniCodeUrl } = poster;
    return succeed('0', {
      title,
      highlight,
      inviterName,
      headImgUrl: headImgUrl.replace('{origin}', origin),
      miniCodeUrl: miniCodeUrl.replace('{origin}', origin),
    });
  },
} satisfies Partial<Handlers>;
