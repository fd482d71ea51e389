import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './offer.module.scss';

/** A page of these parts, over a bar with what can be done now. */
export function ContrastPage({ children, bar }: { readonly children: ReactNode; readonly bar?: ReactNode }) {
  return (
    <View className={styles['page']}>
      {children}
      {bar !== undefined && (
        <>
          <View className={styles['room']} />
          <View className={styles['bar']}>{bar}</View>
        </>
      )}
    </View>
  );
}
