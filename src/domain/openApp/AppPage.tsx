import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './AppPage.module.scss';

/** The frame of the pages that lead into the app: cards under one another. */
export const AppPage = ({ children }: { readonly children: ReactNode }) => (
  <View className={styles['page']}>{children}</View>
);
