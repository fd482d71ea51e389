import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/components/Pressable';
import { markup } from '@/platform/markup';
import type { TaskSubscription } from '../TaskSubscription';
import { TASK_TEXTS } from '../taskTexts';
import styles from './SubscribeSwitch.module.scss';

interface SubscribeSwitchProps {
  readonly subscription: TaskSubscription;
  readonly onPress: () => Promise<void>;
}

/** The notice of tomorrow's tasks, there only while it can be had (spec 2 §4 "Subscribe flow"). */
export const SubscribeSwitch = observer(function SubscribeSwitch({
  subscription,
  onPress,
}: SubscribeSwitchProps) {
  return (
    <View>
      {subscription.isOffered && (
        <Pressable className={styles['line']} onPress={onPress}>
          <View className={styles['text']}>{TASK_TEXTS.remind}</View>
          <View className={styles['switch']} {...markup.access({ isHidden: true })} />
        </Pressable>
      )}
    </View>
  );
});
