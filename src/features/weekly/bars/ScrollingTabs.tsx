import { View } from '@tarojs/components';
import { useState, type ReactNode } from 'react';
import { SideRow } from '@/platform/sideRow';
import { systemInfo } from '@/platform/systemInfo';
import { rowStartPx } from './tabRules';
import styles from './ModuleTabs.module.scss';

interface ScrollingTabsProps {
  /** -1: no tab is active. */
  readonly activeIndex: number;
  readonly children: ReactNode;
}

/** A horizontally scrolling row for more tabs than fit; keeps the active one in the middle. */
export function ScrollingTabs({ activeIndex, children }: ScrollingTabsProps) {
  // Read once: on H5 reading the width forces a layout. Rotating the phone only shifts the middle a little.
  const [{ windowWidth }] = useState(() => systemInfo.read());
  return (
    <SideRow startPx={rowStartPx(activeIndex, windowWidth)} className={styles['scroller']}>
      <View className={styles['strip']}>{children}</View>
    </SideRow>
  );
}
