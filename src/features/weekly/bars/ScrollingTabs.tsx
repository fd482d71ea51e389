import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { SideRow } from '@/platform/sideRow';
import { rowStartPx } from './tabRules';
import styles from './ModuleTabs.module.scss';

interface ScrollingTabsProps {
  /** -1: no tab is active. */
  readonly activeIndex: number;
  /** Of the row. */
  readonly widthPx: number;
  readonly children: ReactNode;
}

/** A horizontally scrolling row for more tabs than fit; keeps the active one in the middle. */
export function ScrollingTabs({ activeIndex, widthPx, children }: ScrollingTabsProps) {
  return (
    <SideRow startPx={rowStartPx(activeIndex, widthPx)} className={styles['scroller']}>
      <View className={styles['strip']}>{children}</View>
    </SideRow>
  );
}
