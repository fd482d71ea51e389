import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './OfferPage.module.scss';

/** The main buttons side by side, at the bottom of the screen. */
export const OfferBar = ({ children }: { readonly children: ReactNode }) => (
  <View className={styles['bar']}>{children}</View>
);
