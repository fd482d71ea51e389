import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Checkbox } from '@/components/Checkbox';
import { Link } from '@/components/Link';
import { env } from '@/env';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import { useSharedClock } from '@/hooks/useSharedClock';
import type { LoginFlow } from '@/session/login/LoginFlow';
import { Button } from '@/components/Button';
import type { Scope } from '@/api/scope';
import type { LoginWords } from '@/session';
import smsFormStyles from './components/LoginForm.module.scss';
import styles from './SmsForm.module.scss';

async function open(url: string): Promise<void> {
  const outcome = await navigator.openLink(url);
  if (outcome.kind !== 'done') toast.show(LOGIN_TEXTS.linkFailed);
}

/** What ticks: any of the logins. */
export interface Agreement {
  readonly isAgreed: boolean;
  setAgreed(isAgreed: boolean): void;
}

export interface AgreementRowProps {
  readonly agreement: Agreement;
}

/** Consent to both agreements, never given in advance. */
export const AgreementRow = observer(function AgreementRow({ agreement }: AgreementRowProps) {
  return (
    <View className={styles['row']}>
      <Checkbox
        isChecked={agreement.isAgreed}
        onChange={agreement.setAgreed}
        label={LOGIN_TEXTS.agreementName}
      >
        {LOGIN_TEXTS.agreementLead}
        <Link onPress={() => void open(env.serviceAgreementUrl)}>{LOGIN_TEXTS.serviceAgreement}</Link>
        {LOGIN_TEXTS.agreementAnd}
        <Link onPress={() => void open(env.privacyAgreementUrl)}>{LOGIN_TEXTS.privacyPolicy}</Link>
      </Checkbox>
    </View>
  );
});

interface FieldProps {
  readonly flow: LoginFlow;
}

interface SendProps extends FieldProps {
  readonly onSend: () => Promise<void>;
}

export const PhoneField = observer(function PhoneField({ flow }: FieldProps) {
  return (
    <View className={styles['field']}>
      <TextField
        kind="phone"
        label={LOGIN_TEXTS.phoneName}
        placeholder={LOGIN_TEXTS.phonePlaceholder}
        value={flow.phone}
        onChange={flow.setPhone}
      />
    </View>
  );
});

export const CodeField = observer(function CodeField({ flow, onSend }: SendProps) {
  return (
    <View className={styles['field']}>
      <TextField
        kind="code"
        label={LOGIN_TEXTS.codeName}
        placeholder={LOGIN_TEXTS.codePlaceholder}
        value={flow.code}
        onChange={flow.setCode}
        trailing={<SendButton flow={flow} onSend={onSend} />}
      />
    </View>
  );
});

/**
 * Stays pressable while a code is on its way and while it counts: a press is answered with 验证码已发送，请勿重复操作
 * (product §1.5), so the press is not guarded: the flow sends one at a time. The countdown is this leaf's own, and its
 * clock runs only while there is one.
 */
const SendButton = observer(function SendButton({ flow, onSend }: SendProps) {
  const seconds = useSharedClock(() => flow.secondsLeft(), flow.secondsLeft() > 0);
  return (
    <Pressable className={seconds > 0 ? styles['counting'] : styles['send']} onPress={() => void onSend()}>
      {seconds > 0 ? LOGIN_TEXTS.resendIn(seconds) : LOGIN_TEXTS.send}
    </Pressable>
  );
});

export interface SubmitButtonProps {
  readonly flow: LoginFlow;
  readonly label: string;
  readonly onSubmit: () => Promise<void>;
}

/** Disabled unless phone, code and agreement are all there (product §1.5). */
export const SubmitButton = observer(function SubmitButton({ flow, label, onSubmit }: SubmitButtonProps) {
  const isSubmitting = flow.step === 'submitting';
  return (
    <Button isBlock isDisabled={!flow.canSubmit && !isSubmitting} isLoading={isSubmitting} onClick={onSubmit}>
      {label}
    </Button>
  );
});

export interface SmsFormProps {
  readonly login: LoginFlow;
  readonly words: LoginWords | null;
  /** Ends what is under way; null while the form is on its way out. */
  readonly scope: Scope | null;
  readonly onLoggedIn: () => void;
}

/**
 * Login by SMS code (product §1.2.4): the popup on H5, a page in mini programs. Each control observes its own part of the
 * flow, so that a key press renders (and on mini programs sends) that control alone.
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
      <AgreementRow agreement={login} />
      <SubmitButton flow={login} label={words?.submitLabel ?? LOGIN_TEXTS.submit} onSubmit={submit} />
    </View>
  );
}
