import { View } from '@tarojs/components';
import { useEffect, useMemo, useState } from 'react';
import { createScope } from '@/api';
import { Popup } from '@/components/Popup';
import { phoneNumber } from '@/platform/phoneNumber';
import { toast } from '@/platform/toast';
import type { LoginWords } from '@/session';
import { appQuickLogin, createLoginFlow } from '@/session/login/appLogin';
import type { SubmitOutcome } from '@/session/login/LoginFlow';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import { AgreementRow } from './components/AgreementRow';
import { CodeField, PhoneField } from './components/LoginFields';
import { QuickLoginButton } from './components/QuickLoginButton';
import { SubmitButton } from './components/SubmitButton';
import styles from './LoginPopup.module.scss';

export interface LoginPopupProps {
  readonly isOpen: boolean;
  /** Null keeps the defaults (also while the popup is on its way out). */
  readonly words: LoginWords | null;
  readonly onClose: () => void;
  readonly onLoggedIn: () => void;
}

/**
 * Login by SMS code, beside it the mini program's phone button (spec 1 §2.4). Each control observes its own part of the
 * flow, so that a key press renders (and on mini programs sends) that control alone.
 */
export function LoginPopup({ isOpen, words, onClose, onLoggedIn }: LoginPopupProps) {
  const [flow] = useState(createLoginFlow);
  // One scope for each time it is open: closing ends what is under way.
  const scope = useMemo(() => (isOpen ? createScope() : null), [isOpen]);
  useEffect(() => () => scope?.cancel(), [scope]);

  const tell = (outcome: SubmitOutcome): void => {
    if (outcome.kind === 'logged-in') onLoggedIn();
    else if (outcome.kind === 'refused') toast.show(outcome.text);
  };
  const send = async (): Promise<void> => {
    if (scope === null) return;
    const outcome = await flow.sendCode(scope);
    if (outcome.kind !== 'dropped') toast.show(outcome.text);
  };
  const submit = async (): Promise<void> => {
    if (scope !== null) tell(await flow.submit(scope));
  };

  return (
    <Popup isOpen={isOpen} onClose={onClose} title={words?.title ?? LOGIN_TEXTS.title} isMaskClosing={false}>
      <View className={styles['form']}>
        <PhoneField flow={flow} />
        <CodeField flow={flow} onSend={send} />
        <AgreementRow flow={flow} />
        <SubmitButton flow={flow} label={words?.submitLabel ?? LOGIN_TEXTS.submit} onSubmit={submit} />
        <QuickLoginButton
          flow={flow}
          buttonProps={phoneNumber.buttonProps}
          onPhone={async (phone) => {
            if (scope !== null) tell(await appQuickLogin(phone, scope));
          }}
        />
      </View>
    </Popup>
  );
}
