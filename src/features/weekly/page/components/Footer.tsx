import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { env } from '@/env';
import type { GroundTone } from '../groundTone';
import styles from './modulePage.module.scss';

/** The brand mark at the page's end (product §2.2 "logo footer"), readable on the campaign's background. */
export function Footer({ tone }: { readonly tone: GroundTone }) {
  return (
    <View className={cx(styles['footer'], tone !== 'own' && styles[tone])}>
      <View className={styles['mark']} />
      <View>{env.brandName}</View>
    </View>
  );
}
