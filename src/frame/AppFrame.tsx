import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { FailedState } from '@/components/FailedState';
import { OfflineState } from '@/components/OfflineState';
import { network } from '@/platform/network';
import { chunkFailure, forgetChunkFailure } from './chunkFailures';
import styles from './PageFrame.module.scss';

/**
 * Around all pages: a page whose code failed to load twice (product §1.8 "Page chunk loading") offers a retry instead
 * of a blank screen. Mini programs render nothing at this level and never use it.
 */
export const AppFrame = observer(function AppFrame({ children }: { readonly children: ReactNode }) {
  const failure = chunkFailure();
  const retry = (): void => {
    forgetChunkFailure();
    failure?.retry();
  };
  return (
    <>
      {children}
      {failure !== null && (
        <View className={styles['cover']}>
          {network.isOnline() ? (
            <FailedState text="页面加载失败" onRetry={retry} />
          ) : (
            <OfflineState onRetry={retry} />
          )}
        </View>
      )}
    </>
  );
});
