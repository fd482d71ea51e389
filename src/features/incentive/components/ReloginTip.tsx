import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { INCENTIVE_TEXTS } from '../incentiveTexts';
import styles from './ReloginTip.module.scss';

/** For a visitor who is not logged in (any more): the way to take part (spec 1 §2.2). */
export function ReloginTip({ onPress }: { readonly onPress: () => Promise<unknown> }) {
  return (
    <View className={styles['tip']}>
      <View className={styles['text']}>{INCENTIVE_TEXTS.reloginTip}</View>
      <Button kind="secondary" size="small" className={styles['button']} onClick={onPress}>
        {INCENTIVE_TEXTS.relogin}
      </Button>
    </View>
  );
}
