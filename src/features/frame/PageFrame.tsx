import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { LoginHost } from '@/features/login';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import styles from './PageFrame.module.scss';

/** Around every page: a fault while rendering becomes a failed state, and the login has a place to appear. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <View className={styles['column']}>
      <ErrorBoundary onError={report}>{children}</ErrorBoundary>
      <LoginHost />
    </View>
  );
}

function report(error: unknown): void {
  const page = navigator.currentRoute()?.row.name ?? 'unknown';
  tracker.track({ page, type: 'error', component: 'render', context: { why: String(error).slice(0, 200) } });
}
