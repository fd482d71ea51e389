import { View } from '@tarojs/components';
import styles from './SafeArea.module.scss';

/** Empty space as high as the screen's notch or home bar. */
export function SafeArea({ side }: { readonly side: 'top' | 'bottom' }) {
  return <View className={styles[side]} />;
}
