import { View, Text } from '@tarojs/components';
import styles from './RightTicket.module.scss';

interface StubProps {
  /** Small text before and after the value; '' for none. */
  readonly prefix: string;
  readonly value: string;
  readonly suffix: string;
}

/** The tear-off part of a ticket, with its value. */
export function Stub({ prefix, value, suffix }: StubProps) {
  return (
    <View className={styles[stubSize(value)]}>
      {prefix !== '' && <Text className={styles['sign']}>{prefix}</Text>}
      {value}
      {suffix !== '' && <Text className={styles['sign']}>{suffix}</Text>}
    </View>
  );
}

/** Longer values get a smaller font; the longest are cut with an ellipsis. */
function stubSize(value: string): 'large' | 'middle' | 'little' {
  if (value.length <= 3) return 'large';
  return value.length <= 5 ? 'middle' : 'little';
}
