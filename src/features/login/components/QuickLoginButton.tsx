import { Button as HostButton, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button, buttonClass } from '@/components/Button';
import type { PhoneCodeOutcome, PhoneNumberCapability } from '@/platform/phoneNumber/types';
import { toast } from '@/platform/toast';
import type { LoginFlow } from '@/session/login/LoginFlow';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import styles from './QuickLoginButton.module.scss';

export interface QuickLoginButtonProps {
  readonly flow: LoginFlow;
  readonly buttonProps: PhoneNumberCapability['buttonProps'];
  readonly onPhone: (phone: PhoneCodeOutcome) => Promise<void>;
}

/**
 * The mini program's own phone button; nothing where the platform has none. The host's button cannot be stopped once it
 * is pressed, so before the agreement is ticked a plain button stands in its place and says what is missing.
 */
export const QuickLoginButton = observer(function QuickLoginButton({
  flow,
  buttonProps,
  onPhone,
}: QuickLoginButtonProps) {
  const hostProps = buttonProps((phone) => void onPhone(phone));
  if (hostProps === null) return null;
  return (
    <View className={styles['quick']}>
      {flow.isAgreed ? (
        <HostButton className={buttonClass({ kind: 'secondary', isBlock: true })} {...hostProps}>
          {LOGIN_TEXTS.quickLogin}
        </HostButton>
      ) : (
        <Button kind="secondary" isBlock onClick={() => toast.show(LOGIN_TEXTS.agreementMissing)}>
          {LOGIN_TEXTS.quickLogin}
        </Button>
      )}
    </View>
  );
});
