import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import { useSharedClock } from '@/hooks/useSharedClock';
import type { LoginFlow } from '@/session/login/LoginFlow';
import { CODE_LENGTH } from '@/session/login/loginRules';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import styles from './LoginFields.module.scss';

interface FieldProps {
  readonly flow: LoginFlow;
}

interface SendProps extends FieldProps {
  readonly onSend: () => Promise<void>;
}

/** Room for the spaces people type or paste between the digits. */
const PHONE_INPUT_LENGTH = 20;

export const PhoneField = observer(function PhoneField({ flow }: FieldProps) {
  return (
    <View className={styles['field']}>
      <TextField
        kind="phone"
        label={LOGIN_TEXTS.phoneName}
        placeholder={LOGIN_TEXTS.phonePlaceholder}
        value={flow.phone}
        maxLength={PHONE_INPUT_LENGTH}
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
        maxLength={CODE_LENGTH}
        onChange={flow.setCode}
        trailing={<SendButton flow={flow} onSend={onSend} />}
      />
    </View>
  );
});

/**
 * Stays pressable while it counts: a press is answered with 验证码已发送，请勿重复操作 (spec 1 §5). The countdown is this
 * leaf's own, and its clock runs only while there is one.
 */
const SendButton = observer(function SendButton({ flow, onSend }: SendProps) {
  const seconds = useSharedClock(() => flow.secondsLeft(), flow.secondsLeft() > 0);
  return (
    <Pressable className={seconds > 0 ? styles['counting'] : styles['send']} onPress={onSend}>
      {seconds > 0 ? LOGIN_TEXTS.resendIn(seconds) : LOGIN_TEXTS.send}
    </Pressable>
  );
});
