import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Pressable } from '@/components/Pressable';
import { ServiceEntry } from '@/domain/customerService/ServiceEntry';
import { env } from '@/env';
import { useLoaded } from '@/hooks/useLoaded';
import { navigator } from '@/navigation';
import { followLink } from '@/navigation/followLink';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { logOut } from '@/session/appLogOut';
import { tracker } from '@/tracking';
import { PrivacySettings } from './PrivacySettings';
import { SETTINGS_TEXTS } from './settingsTexts';
import styles from './Settings.module.scss';

const PAGE = 'settings';

/** Agreements, about, and both exits: logging out and closing the account. The exits are hidden when not logged in. */
export function Settings() {
  return (
    <View className={styles['page']}>
      <View className={styles['group']}>
        <Row text={SETTINGS_TEXTS.service} onPress={() => open(env.serviceAgreementUrl, 'service')} />
        <Row text={SETTINGS_TEXTS.privacy} onPress={() => open(env.privacyAgreementUrl, 'privacy')} />
      </View>
      <PrivacySettings />
      <View className={styles['group']}>
        <View className={styles['fact']}>
          <View className={styles['text']}>{SETTINGS_TEXTS.about}</View>
          <View className={styles['value']}>{`${env.brandName} ${env.version}`.trim()}</View>
        </View>
      </View>
      <ServiceEntry page={PAGE} />
      <LeaveActions />
    </View>
  );
}

interface RowProps {
  readonly text: string;
  readonly onPress: () => Promise<unknown>;
}

function Row({ text, onPress }: RowProps) {
  return (
    <Pressable role="link" className={styles['row']} onPress={onPress}>
      {text}
    </Pressable>
  );
}

const loadDialog = () => import('@/components/Dialog');

const LeaveActions = observer(function LeaveActions() {
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const dialog = useLoaded(loadDialog, isAsking, close);
  return (
    <View>
      {session.isLoggedIn && (
        <View className={styles['ways']}>
          <View className={styles['group']}>
            <Row text={SETTINGS_TEXTS.logOff} onPress={openLogOff} />
          </View>
          <Button kind="ghost" isBlock onClick={() => setAsking(true)}>
            {SETTINGS_TEXTS.logOut}
          </Button>
        </View>
      )}
      {dialog !== null && (
        <dialog.Dialog
          isOpen={isAsking}
          title={SETTINGS_TEXTS.confirmTitle}
          onClose={close}
          cancel={{ text: SETTINGS_TEXTS.cancel, onPress: close }}
          confirm={{ text: SETTINGS_TEXTS.sure, onPress: () => leave(close) }}
        >
          <View className={styles['question']}>{SETTINGS_TEXTS.confirm}</View>
        </dialog.Dialog>
      )}
    </View>
  );
});

const open = (url: string, component: string): Promise<boolean> => followLink(url, { page: PAGE, component });

async function openLogOff(): Promise<void> {
  tracker.click(PAGE, 'logOff');
  await navigator.goTo('logOff');
}

/** The session clears the account's data elsewhere; the tab pages see that no user is logged in. */
async function leave(close: () => void): Promise<void> {
  tracker.click(PAGE, 'logOut');
  await logOut();
  close();
  toast.show(SETTINGS_TEXTS.done);
  await navigator.goTo('me');
}
