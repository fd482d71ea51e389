import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './FormPage.module.scss';

/** Background of fields that belong together. */
export function FormCard({ children }: { readonly children: ReactNode }) {
  return <View className={styles['card']}>{children}</View>;
}
