import { View } from '@tarojs/components';
import styles from '../ReceiveActivity.module.scss';

/** Poster drawn with CSS, for an activity that is gone (100901004) or whose picture fails to load. */
export function OwnPoster({
  title,
  statusText,
}: {
  readonly title: string;
  readonly statusText: string | null;
}) {
  return (
    <View className={styles['poster']}>
      <View className={styles['ticket']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['line']} />
        <View className={styles['status']}>{statusText}</View>
      </View>
    </View>
  );
}
