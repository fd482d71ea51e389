import { ScrollView, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { systemInfo } from '@/platform/systemInfo';
import { rowStartPx } from './tabRules';
import styles from './TabBar.module.scss';

interface ScrollingTabsProps {
  /** -1: none. */
  readonly activeIndex: number;
  readonly children: ReactNode;
}

/** More tabs than fit, in a row that keeps the present one in the middle. */
export function ScrollingTabs({ activeIndex, children }: ScrollingTabsProps) {
  return (
    <ScrollView
      scrollX
      scrollWithAnimation
      enhanced
      showScrollbar={false}
      scrollLeft={rowStartPx(activeIndex, systemInfo.read().windowWidth)}
      className={styles['scroller']}
    >
      <View className={styles['strip']}>{children}</View>
    </ScrollView>
  );
}
