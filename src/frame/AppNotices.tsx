import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useLoaded } from '@/hooks/useLoaded';
import { usePageActive } from '@/hooks/usePageActive';
import { markup } from '@/platform/markup';
import { appNews } from './appNews';
import styles from './PageFrame.module.scss';

const loadUpdate = () => import('./UpdateDialog');

/** If the dialog's code fails to load, no prompt appears; the next start uses the newer package anyway. */
const ignore = (): void => undefined;

/** App-wide notices, shown on the current page: no network, a newer version. */
export const AppNotices = observer(function AppNotices() {
  const isOnScreen = usePageActive();
  const isUpdateAsked = appNews.isUpdateReady && isOnScreen;
  const part = useLoaded(loadUpdate, isUpdateAsked, ignore);
  return (
    // Separate wrapper: in a mini program an inserted child resends all children of its parent.
    <View>
      {appNews.isOffline && (
        <View className={styles['offline']} {...markup.access({ role: 'status' })}>
          当前无网络，部分内容可能不是最新
        </View>
      )}
      {part !== null && <part.UpdateDialog isOpen={isUpdateAsked} />}
    </View>
  );
});
