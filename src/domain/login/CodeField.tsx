import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import { useSharedClock } from '@/hooks/useSharedClock';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import type { FieldProps } from './fieldProps';
import styles from './SmsForm.module.scss';

interface SendProps extends FieldProps {
  readonly onSend: () => Promise<void>;
}

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
