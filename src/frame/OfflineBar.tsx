import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { markup } from '@/platform/markup';
import { appNews } from './appNews';
import styles from './PageFrame.module.scss';

/** Above the page, and in sight while it scrolls: no network. The page moves down, so that its title stays readable. */
export const OfflineBar = observer(function OfflineBar() {
  return (
    // Separate wrapper: in a mini program an inserted child resends all children of its parent.
    <View className={styles['above']}>
      {appNews.isOffline && (
        <View className={styles['offline']} {...markup.access({ role: 'status' })}>
          当前无网络，部分内容可能不是最新
        </View>
      )}
    </View>
  );
});
