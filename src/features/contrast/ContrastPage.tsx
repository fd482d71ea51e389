import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './contrastOffer.module.scss';

/** Layout of the comparison pages, with an optional bar of actions at the bottom. */
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
