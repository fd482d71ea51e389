import { Button as HostButton, View } from '@tarojs/components';
import { Button, buttonClass } from '@/components/Button';
import { Link } from '@/components/Link';
import { Popup } from '@/components/Popup';
import { env } from '@/env';
import { navigator } from '@/navigation';
import { privacy } from '@/platform/privacy';
import { toast } from '@/platform/toast';
import type { Consent } from '@/session';
import { PRIVACY_TEXTS } from './privacyTexts';
import styles from './PrivacySheet.module.scss';

export async function openAgreement(url: string): Promise<void> {
  const outcome = await navigator.openLink(url);
  if (outcome.kind !== 'done') toast.show(PRIVACY_TEXTS.linkFailed);
}

export interface PrivacySheetProps {
  readonly isOpen: boolean;
  readonly consent: Pick<Consent, 'agree' | 'refuse'>;
}

/** The privacy question. It has no close button: 不同意 is as valid as 同意, and each is one tap. */
export function PrivacySheet({ isOpen, consent }: PrivacySheetProps) {
  const hostProps = privacy.agreeButtonProps(consent.agree);
  return (
    <Popup isOpen={isOpen} layer="consent" title={PRIVACY_TEXTS.title} isMaskClosing={false}>
      <View className={styles['text']}>
        {PRIVACY_TEXTS.lead}
        <Link onPress={() => void openAgreement(env.serviceAgreementUrl)}>
          {PRIVACY_TEXTS.serviceAgreement}
        </Link>
        {PRIVACY_TEXTS.and}
        <Link onPress={() => void openAgreement(env.privacyAgreementUrl)}>{PRIVACY_TEXTS.privacyPolicy}</Link>
        {PRIVACY_TEXTS.ending}
      </View>
      <View className={styles['hint']}>{PRIVACY_TEXTS.refusalIsFine}</View>
      <View className={styles['buttons']}>
        <View className={styles['button']}>
          <Button kind="ghost" isBlock onClick={consent.refuse}>
            {PRIVACY_TEXTS.refuse}
          </Button>
        </View>
        <View className={styles['button']}>
          {hostProps === null ? (
            <Button isBlock onClick={consent.agree}>
              {PRIVACY_TEXTS.agree}
            </Button>
          ) : (
            <HostButton className={buttonClass({ isBlock: true })} {...hostProps}>
              {PRIVACY_TEXTS.agree}
            </HostButton>
          )}
        </View>
      </View>
    </Popup>
  );
}
