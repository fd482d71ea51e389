import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { env } from '@/env';
import { markup } from '@/platform/markup';
import { INCENTIVE_TEXTS } from '../incentiveTexts';
import styles from './WrongPlatform.module.scss';

const APPS = [
  { sign: 'wechat', name: INCENTIVE_TEXTS.wechat },
  { sign: 'alipay', name: INCENTIVE_TEXTS.alipay },
  { sign: 'own', name: env.appName },
] as const;

/** This host may not take part: the apps that may (spec 1 §2.2). Signs are drawn; nobody's artwork is used. */
export function WrongPlatform() {
  return (
    <View className={styles['page']} {...markup.access({ role: 'alert' })}>
      <View className={styles['text']}>{INCENTIVE_TEXTS.wrongPlatform}</View>
      <View className={styles['apps']} {...markup.access({ role: 'list' })}>
        {APPS.map(({ sign, name }) => (
          <View key={sign} className={styles['app']} {...markup.access({ role: 'listitem' })}>
            <View className={cx(styles['tile'], styles[sign])} {...markup.access({ isHidden: true })}>
              <View className={styles['sign']} />
            </View>
            <View className={styles['name']}>{name}</View>
          </View>
        ))}
      </View>
    </View>
  );
}
