import type { BargainGoods, HelpHome } from '@/api/generated/operations/help';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import type { RouteName } from '@/navigation';
import { pictureAddress } from '@/session/links';
import { ownState } from './bargainRules';

/**
 * Shares the link's bargain (friends can share it as well); if the user's own bargain is not running, shares the
 * activity, where a friend starts their own.
 */
export function sharedBargain(from: RouteName, home: HelpHome, goods: BargainGoods): SharedPage {
  const { isOwner, inviteCode, activityCode } = home;
  const isOfLink = inviteCode !== '' && (!isOwner || ownState(home, goods) === 'running');
  return {
    from,
    ...(isOfLink
      ? { route: 'couponBargainBeInvited', params: { inviteCode } }
      : { route: 'couponBargainInvite', params: { activityCode } }),
    title: home.shareTitle || home.title || '帮我砍一刀',
    summary: goods.name,
    imageUrl: pictureAddress(home.shareImgUrl),
  };
}
