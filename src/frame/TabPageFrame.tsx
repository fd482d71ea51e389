import type { ReactNode } from 'react';
import { tabBar } from '@/platform/tabBar';
import { PageFrame } from './PageFrame';
import type { TabName } from './tabBadges';
import { TabBar } from './TabBar';

/**
 * Around the five tab pages: the page frame, and the tab bar where the page has to draw it; other pages do not include
 * its code.
 */
export function TabPageFrame({ tab, children }: { readonly tab: TabName; readonly children: ReactNode }) {
  return (
    <PageFrame>
      {children}
      {tabBar.isDrawnByPage() && <TabBar current={tab} />}
    </PageFrame>
  );
}
