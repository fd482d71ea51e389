import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { InviteHomeData } from '@/api/generated/operations/invite';
import { Button } from '@/components/Button';
import { ShareButton } from '@/domain/activity/parts/ShareButton';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import { INVITE_ROUTES } from '../inviteRoutes';
import { inviteBar, type InviteVersion } from '../inviteRules';
import type { InviteStore } from '../InviteStore';
import { sharedInvite } from '../sharedInvite';
import { toastOutcome } from '../toastOutcome';
import styles from '../InvitePage.module.scss';

interface BarProps {
  readonly version: InviteVersion;
  readonly store: InviteStore;
  readonly home: InviteHomeData;
}

export const InviteBar = observer(function InviteBar({ version, store, home }: BarProps) {
  const { action, text, second } = inviteBar(home);
  const { page, poster } = INVITE_ROUTES[version];
  const press = async (): Promise<void> => {
    tracker.click(page, action);
    switch (action) {
      case 'accept':
        return toastOutcome(await store.accept());
      case 'send':
        return void (await navigator.goTo('send', { couponId: home.link?.friendCouponId || undefined }));
      case 'login':
        return void (await store.query.logIn());
      case 'invite':
      case 'closed':
        return undefined;
    }
  };
  const openPoster = async (): Promise<void> => {
    tracker.click(page, 'poster');
    await navigator.goTo(poster, { inviteCode: home.ownInviteCode });
  };
  /** Shares the page with the user's own code. */
  const invites = { page: sharedInvite(version, home, ''), onPress: () => tracker.click(page, 'invite') };
  return (
    <View className={styles['bar']}>
      {second === 'poster' && (
        <Button kind="secondary" className={styles['second']} onClick={openPoster}>
          生成海报
        </Button>
      )}
      {second === 'invite' && (
        <ShareButton {...invites} kind="secondary" className={styles['second']} text="我也要邀请" />
      )}
      {action === 'invite' ? (
        <ShareButton {...invites} className={styles['first']} text={text} />
      ) : (
        <Button
          className={styles['first']}
          isDisabled={action === 'closed'}
          isLoading={store.isAccepting}
          onClick={press}
        >
          {text}
        </Button>
      )}
    </View>
  );
});
