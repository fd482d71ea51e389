import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useLoaded } from '@/hooks/useLoaded';
import { usePageActive } from '@/hooks/usePageActive';
import { markup } from '@/platform/markup';
import { appNews } from './appNews';
import styles from './PageFrame.module.scss';

const loadUpdate = () => import('./UpdateDialog');

/** Without its code there is no question; the next start takes the newer package anyway. */
const ignore = (): void => undefined;

/** What concerns the whole app and is said on whatever page is on screen: no network, a newer version. */
export const AppNotices = observer(function AppNotices() {
  const isOnScreen = usePageActive();
  const isUpdateAsked = appNews.isUpdateReady && isOnScreen;
  const part = useLoaded(loadUpdate, isUpdateAsked, ignore);
  return (
    // A wrapper of its own: in a mini program a child that comes sends its parent's children anew.
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
