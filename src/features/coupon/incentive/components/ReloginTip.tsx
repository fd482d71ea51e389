import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { INCENTIVE_TEXTS } from '../incentiveTexts';
import styles from './incentive.module.scss';

/** For a user who is not (or no longer) logged in: how to take part (product §1.2.2). */
export function ReloginTip({ onPress }: { readonly onPress: () => Promise<unknown> }) {
  return (
    <View className={styles['tip']}>
      <View className={styles['reloginTipText']}>{INCENTIVE_TEXTS.reloginTip}</View>
      <Button kind="secondary" size="small" className={styles['reloginTipButton']} onClick={onPress}>
        {INCENTIVE_TEXTS.relogin}
      </Button>
    </View>
  );
}
