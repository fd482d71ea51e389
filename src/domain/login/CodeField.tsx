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
 * Stays tappable while a code is being sent and during the countdown: a tap then shows 验证码已发送，请勿重复操作 (product §1.5). So
 * the tap is not guarded; the flow sends one code at a time. The countdown is a separate component whose clock runs
 * only while it counts.
 */
const SendButton = observer(function SendButton({ flow, onSend }: SendProps) {
  const seconds = useSharedClock(() => flow.secondsLeft(), flow.secondsLeft() > 0);
  return (
    <Pressable className={seconds > 0 ? styles['counting'] : styles['send']} onPress={() => void onSend()}>
      {seconds > 0 ? LOGIN_TEXTS.resendIn(seconds) : LOGIN_TEXTS.send}
    </Pressable>
  );
});
