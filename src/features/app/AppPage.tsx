import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './AppPage.module.scss';

/** Layout of the pages that lead to the app: stacked cards. */
export const AppPage = ({ children }: { readonly children: ReactNode }) => (
  <View className={styles['page']}>{children}</View>
);
