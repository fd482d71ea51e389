import { View } from '@tarojs/components';
import type { PreviewProps } from '../previewProps';
import styles from '../Preview.module.scss';

export function PreviewLead({ info: { isOwner, sharerName, viewCount } }: Pick<PreviewProps, 'info'>) {
  return (
    <View className={styles['lead']}>
      <View className={styles['who']}>
        {isOwner ? '这是您分享的报价' : `好友 ${sharerName} 分享给您的报价`.replace(/ +/g, ' ')}
      </View>
      {isOwner && (
        <View className={styles['note']}>
          {viewCount > 0 ? `已有 ${viewCount} 位好友看过` : '好友打开后看到的就是这个页面'}
        </View>
      )}
    </View>
  );
}
