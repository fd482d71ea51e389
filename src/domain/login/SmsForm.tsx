import { View } from '@tarojs/components';
import type { Scope } from '@/api/scope';
import { toast } from '@/platform/toast';
import type { LoginTexts } from '@/session';
import type { LoginFlow } from '@/session/login/LoginFlow';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import { CodeField } from './CodeField';
import { LoginAgreementRow } from './LoginAgreementRow';
import { PhoneField } from './PhoneField';
import { SubmitButton } from './SubmitButton';
import smsFormStyles from './LoginForm.module.scss';

interface SmsFormProps {
  readonly login: LoginFlow;
  readonly words: LoginTexts | null;
  /** Cancels running requests; null during the closing animation. */
  readonly scope: Scope | null;
  readonly onLoggedIn: () => void;
}

/**
 * Login by SMS code (product §1.2.4): in the popup on H5, on a page in mini programs. Each control observes its own
 * part of the flow, so that a keystroke re-renders (and in mini programs sends) only that control.
 */
export function SmsForm({ login, words, scope, onLoggedIn }: SmsFormProps) {
  const send = async (): Promise<void> => {
    if (scope === null) return;
    const outcome = await login.sendCode(scope);
    if (outcome.kind !== 'dropped') toast.show(outcome.text);
  };
  const submit = async (): Promise<void> => {
    if (scope === null) return;
    const outcome = await login.submit(scope);
    if (outcome.kind === 'done') onLoggedIn();
    else if (outcome.kind === 'refused') toast.show(outcome.text);
  };

  return (
    <View className={smsFormStyles['form']}>
      <PhoneField flow={login} />
      <CodeField flow={login} onSend={send} />
      <LoginAgreementRow agreement={login} />
      <SubmitButton flow={login} label={words?.submitLabel ?? LOGIN_TEXTS.submit} onSubmit={submit} />
    </View>
  );
}
