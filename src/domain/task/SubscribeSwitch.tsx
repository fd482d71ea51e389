import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Scope } from '@/api/scope';
import { Pressable } from '@/components/Pressable';
import { openNotifications } from '@/domain/activity/openNotifications';
import { bridge } from '@/platform/bridge';
import { host } from '@/platform/host';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { canAskNotifications } from './appVersions';
import type { TaskSubscription } from './TaskSubscription';
import { TASK_TEXTS } from './taskTexts';
import styles from './SubscribeSwitch.module.scss';

interface SubscribeSwitchProps {
  readonly subscription: TaskSubscription;
  readonly onPress: () => Promise<void>;
}

/**
 * The switch for notifications about tomorrow's tasks, shown only while it can be subscribed to (product §2.4
 * "Subscribe flow").
 */
export const SubscribeSwitch = observer(function SubscribeSwitch({
  subscription,
  onPress,
}: SubscribeSwitchProps) {
  return (
    <View>
      {subscription.isOffered && (
        <Pressable className={styles['line']} onPress={onPress}>
          <View className={styles['text']}>
            {subscription.isBusy ? TASK_TEXTS.subscribing : TASK_TEXTS.remind}
          </View>
          <View className={styles['switch']} {...markup.access({ isHidden: true })} />
        </Pressable>
      )}
    </View>
  );
});

/** Subscribes and shows the result; asks the app for notifications if it has no permission (product §2.4). */
export async function pressSubscribe(
  subscription: Pick<TaskSubscription, 'subscribe'>,
  page: string,
  scope: Scope,
): Promise<void> {
  tracker.click(page, 'taskSubscribe');
  const outcome = await subscription.subscribe();
  if (scope.isCancelled) return;
  switch (outcome.kind) {
    case 'subscribed':
      toast.show(TASK_TEXTS.subscribed);
      if (canAskNotifications(host.current())) await openNotifications(bridge);
      break;
    case 'already':
      toast.show(TASK_TEXTS.alreadySubscribed);
      break;
    case 'refused':
      toast.show(outcome.text);
      break;
    case 'nothing':
      break;
  }
}
