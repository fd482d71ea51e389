import type { InviteHomeData } from '@/api/generated/operations/invite';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { pictureAddress } from '@/session/links';
import { INVITE_ROUTES } from './inviteRoutes';
import type { InviteVersion } from './inviteRules';

/**
 * The page shared with a friend: this one with the user's own code; when not logged in, the code it was opened with.
 */
export function sharedInvite(version: InviteVersion, home: InviteHomeData, opened: string): SharedPage {
  const inviteCode = home.ownInviteCode || opened;
  return {
    from: INVITE_ROUTES[version].page,
    route: INVITE_ROUTES[version].page,
    params: { activityCode: home.activityCode, ...(inviteCode === '' ? {} : { inviteCode }) },
    title: home.shareTitle || home.title,
    summary: home.shareSummary,
    imageUrl: pictureAddress(home.shareImgUrl),
  };
}
