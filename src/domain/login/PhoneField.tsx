import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { TextField } from '@/components/TextField';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import type { FieldProps } from './fieldProps';
import styles from './SmsForm.module.scss';

export const PhoneField = observer(function PhoneField({ flow }: FieldProps) {
  return (
    <View className={styles['field']}>
      <TextField
        kind="phone"
        label={LOGIN_TEXTS.phoneName}
        placeholder={LOGIN_TEXTS.phonePlaceholder}
        value={flow.phone}
        onChange={flow.setPhone}
        isFocused={flow.wantsPhone}
        onBlur={flow.leavePhone}
      />
    </View>
  );
});
