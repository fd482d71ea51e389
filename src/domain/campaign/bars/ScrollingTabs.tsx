import { View } from '@tarojs/components';
import { useState, type ReactNode } from 'react';
import { SideRow } from '@/platform/sideRow';
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
  // Once: on H5 asking lays the page out. Turning the phone moves the middle a little, no more.
  const [{ windowWidth }] = useState(() => systemInfo.read());
  return (
    <SideRow startPx={rowStartPx(activeIndex, windowWidth)} className={styles['scroller']}>
      <View className={styles['strip']}>{children}</View>
    </SideRow>
  );
}
