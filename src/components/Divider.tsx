import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import styles from './Divider.module.scss';

/** A hairline between things. */
export function Divider() {
  return <View className={styles['divider']} {...markup.access({ isHidden: true })} />;
}
