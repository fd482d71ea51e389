import { Button as HostButton, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { buttonClass, Button } from '@/components/Button';
import type { PhoneNumberCapability, PhoneCodeOutcome } from '@/platform/phoneNumber/types';
import { toast } from '@/platform/toast';
import type { Consent } from '@/session';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import type { PhoneLogin } from '@/session/login/PhoneLogin';

/**
 * The mini program's native phone button; renders nothing on a platform without one. The native button cannot be
 * stopped once tapped, so a plain button replaces it while the agreement is not ticked, a login is running, or the user
 * has refused the privacy consent: it shows what is missing, or asks for consent.
 */
export const QuickLoginButton = observer(function QuickLoginButton({
  login,
  consent,
  buttonProps,
  onPhone,
}: QuickLoginButtonProps) {
  const hostProps = buttonProps((phone) => void onPhone(phone));
  if (hostProps === null) return null;
  const isSubmitting = login.step === 'submitting';
  const missing = (): Promise<boolean> | void =>
    consent.isRefused ? consent.ask('used') : toast.show(LOGIN_TEXTS.agreementMissing);
  return (
    <View>
      {login.isAgreed && !consent.isRefused && !isSubmitting ? (
        <HostButton className={buttonClass({ isBlock: true })} {...hostProps}>
          {LOGIN_TEXTS.quickLogin}
        </HostButton>
      ) : (
        <Button
          kind={consent.isRefused ? 'ghost' : 'primary'}
          isBlock
          isLoading={isSubmitting}
          onClick={missing}
        >
          {LOGIN_TEXTS.quickLogin}
        </Button>
      )}
    </View>
  );
});

interface QuickLoginButtonProps {
  readonly login: PhoneLogin;
  readonly consent: Pick<Consent, 'isRefused' | 'ask'>;
  readonly buttonProps: PhoneNumberCapability['buttonProps'];
  readonly onPhone: (phone: PhoneCodeOutcome) => Promise<void>;
}
