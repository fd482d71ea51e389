import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Scope } from '@/api/scope';
import { Button } from '@/components/Button';
import { phoneNumber } from '@/platform/phoneNumber';
import type { PhoneCodeOutcome } from '@/platform/phoneNumber/types';
import { toast } from '@/platform/toast';
import { consent, type LoginTexts } from '@/session';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import type { PhoneLogin } from '@/session/login/PhoneLogin';
import { LoginAgreementRow } from './LoginAgreementRow';
import { QuickLoginButton } from './QuickLoginButton';
import { smsLoginVisit } from './smsLoginVisit';
import styles from './LoginForm.module.scss';

interface PhoneFormProps {
  readonly login: PhoneLogin;
  readonly words: LoginTexts | null;
  /** Cancels running requests; null during the closing animation. */
  readonly scope: Scope | null;
  readonly onLoggedIn: () => void;
}

/**
 * Login in a mini program: the host's phone button, and a button to the SMS login page, which comes first if the user
 * refused the privacy consent.
 */
export const PhoneForm = observer(function PhoneForm({ login, words, scope, onLoggedIn }: PhoneFormProps) {
  const submit = async (phone: PhoneCodeOutcome): Promise<void> => {
    if (scope === null) return;
    // The ticked agreement names the same policy; the payment app's account is not requested before consent.
    if (login.isAgreed && phone.kind === 'code') consent.agree();
    const outcome = await login.submit(phone, scope);
    if (outcome.kind === 'done') onLoggedIn();
    else if (outcome.kind === 'refused') toast.show(outcome.text);
  };
  const openSms = async (): Promise<void> => {
    const outcome = await smsLoginVisit.open({ words, isAgreed: login.isAgreed });
    // The page below and its popup may be unmounted by now.
    if (scope === null || scope.isCancelled) return;
    if (outcome.kind === 'logged-in') onLoggedIn();
    else if (outcome.kind === 'failed') toast.show(LOGIN_TEXTS.linkFailed);
  };

  const quick = (
    <QuickLoginButton
      login={login}
      consent={consent}
      buttonProps={phoneNumber.buttonProps}
      onPhone={submit}
    />
  );
  const other = (
    <Button kind={consent.isRefused ? 'primary' : 'ghost'} isBlock onClick={openSms}>
      {LOGIN_TEXTS.otherPhone}
    </Button>
  );

  return (
    <View className={styles['form']}>
      <LoginAgreementRow agreement={login} />
      {consent.isRefused ? other : quick}
      <View className={styles['second']}>{consent.isRefused ? quick : other}</View>
    </View>
  );
});
