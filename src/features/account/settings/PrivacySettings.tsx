import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { PRIVACY_TEXTS } from '@/frame/privacyTexts';
import { toast } from '@/platform/toast';
import { consent } from '@/session';
import styles from './PrivacySettings.module.scss';

/** For the settings page: state of the privacy consent, with a button to withdraw or give it. Renders nothing on H5. */
export const PrivacySettings = observer(function PrivacySettings() {
  if (!consent.isRequired) return null;
  const withdraw = (): void => {
    consent.withdraw();
    toast.show(PRIVACY_TEXTS.withdrawn);
  };
  return (
    <View className={styles['card']}>
      <View className={styles['words']}>
        <View>{PRIVACY_TEXTS.consentName}</View>
        <View className={styles['state']}>
          {consent.isAgreed ? PRIVACY_TEXTS.agreed : PRIVACY_TEXTS.notAgreed}
        </View>
      </View>
      <Button kind="secondary" size="small" onClick={consent.isAgreed ? withdraw : () => consent.ask('used')}>
        {consent.isAgreed ? PRIVACY_TEXTS.withdraw : PRIVACY_TEXTS.give}
      </Button>
    </View>
  );
});
