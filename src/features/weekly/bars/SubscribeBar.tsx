import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { openNotifications } from '@/domain/activity/openNotifications';
import { bridge } from '@/platform/bridge';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { reportSubscribed } from '../flashSale/pressRight';
import { BUSY_TEXTS } from '../flashSale/sessionTexts';
import { useModulePage } from '../page/modulePageContext';
import type { ModulePageBase } from '../page/modulePageTypes';
import { BAR_TEXTS } from './barTexts';
import styles from './bars.module.scss';

/** The page's own reminder, at the bottom of the screen while it is offered and not set (product §2.2). */
export const SubscribeBar = observer(function SubscribeBar({ base }: { readonly base: ModulePageBase }) {
  const { sessions, click, messages } = useModulePage();
  const isOffered = base.hasSubscribeBar && sessions.pageSubscribeStatus === 0;
  const text = base.subscribeText || BAR_TEXTS.subscribe;

  const subscribe = async (): Promise<void> => {
    // Must come first: hosts allow this prompt only inside the tap handler. If the user refuses messages, no reminder
    // is set.
    const refusal = await messages.ask?.();
    click('subscribeBar');
    if (typeof refusal === 'string') return toast.show(refusal);
    await reportSubscribed(await sessions.subscribePage(), {
      toast: (words) => toast.show(words),
      openNotifications: () => openNotifications(bridge),
    });
  };

  // Stable wrapper; otherwise showing or hiding the bar resends its siblings (`setData`).
  return (
    <View>
      {isOffered && (
        <View className={styles['room']}>
          <View className={styles['bar']} {...markup.access({ role: 'region', label: text })}>
            <View className={styles['line']}>
              <View className={styles['bell']} {...markup.access({ isHidden: true })} />
              <View className={styles['text']}>{text}</View>
              <Button size="small" isLoading={sessions.isSubscribingPage} onClick={subscribe}>
                {sessions.isSubscribingPage ? BUSY_TEXTS.remind : BAR_TEXTS.subscribeAction}
              </Button>
            </View>
          </View>
        </View>
      )}
    </View>
  );
});
