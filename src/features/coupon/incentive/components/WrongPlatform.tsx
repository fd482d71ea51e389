import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { env } from '@/env';
import { markup } from '@/platform/markup';
import { INCENTIVE_TEXTS } from '../incentiveTexts';
import wrongPlatformStyles from './WrongPlatform.module.scss';

const APPS = [
  { sign: 'wechat', name: INCENTIVE_TEXTS.wechat },
  { sign: 'alipay', name: INCENTIVE_TEXTS.alipay },
  { sign: 'own', name: env.appName },
] as const;

/**
 * This host is not supported: lists the apps that are (product §1.2.2). The app signs are drawn; no third-party artwork
 * is used.
 */
export function WrongPlatform({ onCopy }: { readonly onCopy: () => Promise<unknown> }) {
  return (
    <View className={wrongPlatformStyles['page']} {...markup.access({ role: 'alert' })}>
      <View className={wrongPlatformStyles['text']}>{INCENTIVE_TEXTS.wrongPlatform}</View>
      <View className={wrongPlatformStyles['apps']} {...markup.access({ role: 'list' })}>
        {APPS.map(({ sign, name }) => (
          <View key={sign} className={wrongPlatformStyles['app']} {...markup.access({ role: 'listitem' })}>
            <View
              className={cx(wrongPlatformStyles['tile'], wrongPlatformStyles[sign])}
              {...markup.access({ isHidden: true })}
            >
              <View className={wrongPlatformStyles['sign']} />
            </View>
            <View className={wrongPlatformStyles['name']}>{name}</View>
          </View>
        ))}
      </View>
      <Button className={wrongPlatformStyles['copy']} onClick={onCopy}>
        {INCENTIVE_TEXTS.copyLink}
      </Button>
    </View>
  );
}
