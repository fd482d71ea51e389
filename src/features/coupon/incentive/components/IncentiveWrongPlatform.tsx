import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { StatePicture } from '@/components/StatePicture';
import { OtherPlace } from '@/domain/openApp/OtherPlace';
import { env } from '@/env';
import { markup } from '@/platform/markup';
import { INCENTIVE_TEXTS } from '../incentiveTexts';
import wrongPlatformStyles from './IncentiveWrongPlatform.module.scss';

const APPS = [
  { sign: 'wechat', name: INCENTIVE_TEXTS.wechat },
  { sign: 'alipay', name: INCENTIVE_TEXTS.alipay },
  { sign: 'own', name: env.appName },
] as const;

/**
 * This host is not supported: lists the apps that are (product §1.2.2). The app signs are drawn; no third-party artwork
 * is used.
 *
 * @param path the activity's path on H5
 */
export function IncentiveWrongPlatform({ path }: { readonly path: string }) {
  return (
    <View className={wrongPlatformStyles['page']} {...markup.access({ role: 'alert' })}>
      <StatePicture mark="otherApp" />
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
      <View className={wrongPlatformStyles['copy']}>
        <OtherPlace page="couponIncentive" path={path} copied={INCENTIVE_TEXTS.linkCopied} />
      </View>
    </View>
  );
}
