import { View } from '@tarojs/components';
import { env } from '@/env';
import styles from './Footer.module.scss';

/** The brand's mark at the page's end (spec 2 §2 "logo footer"). */
export function Footer() {
  return (
    <View className={styles['footer']}>
      <View className={styles['mark']} />
      <View>{env.brandName}</View>
    </View>
  );
}
