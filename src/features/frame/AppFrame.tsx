import { View } from '@tarojs/components';
import { useEffect, useState, type ReactNode } from 'react';
import { FailedState } from '@/components/FailedState';
import { OfflineState } from '@/components/OfflineState';
import { chunk } from '@/platform/chunk';
import type { ChunkLoadFailure } from '@/platform/chunk/types';
import { network } from '@/platform/network';
import styles from './AppFrame.module.scss';

/**
 * Around all pages: a page whose code did not arrive twice (spec 1 §8 "Page chunk loading") is offered again instead
 * of leaving a blank screen. Mini programs draw nothing at this level and never get here.
 */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const [failure, setFailure] = useState<ChunkLoadFailure | null>(null);
  useEffect(() => chunk.onLoadFailure(setFailure), []);

  const retry = (): void => {
    setFailure(null);
    failure?.retry();
  };
  return (
    <>
      {children}
      {failure !== null && (
        <View className={styles['cover']}>
          {network.isOnline() ? <FailedState text="页面加载失败" onRetry={retry} /> : <OfflineState onRetry={retry} />}
        </View>
      )}
    </>
  );
}
