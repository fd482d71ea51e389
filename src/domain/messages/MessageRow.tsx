import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Scope } from '@/api';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import { subscribeMessage } from '@/platform/subscribeMessage';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import type { MessageScene } from './messageApi';
import { MESSAGE_TEXTS, SCENE_TEXTS, askToast } from './messageTexts';
import { useMessages } from './useMessages';
import styles from './MessageRow.module.scss';

interface MessageRowProps {
  readonly scene: Exclude<MessageScene, 'WELFARE'>;
  /** Name of the page, for tracking. */
  readonly page: string;
  readonly scope: Scope;
  readonly className?: string;
}

/**
 * Offers the host's messages about the action just completed. Hosts ask for each message separately, inside a tap, so
 * the row is placed where users want the next message. Renders nothing in browsers, which have no such messages.
 */
export function MessageRow(props: MessageRowProps) {
  return subscribeMessage.isOffered ? <Offer {...props} /> : null;
}

function Offer({ scene, page, scope, className }: MessageRowProps) {
  const ask = useMessages(scene, page, scope);
  const [isSubscribed, setSubscribed] = useState(false);
  const { title, hint } = SCENE_TEXTS[scene];
  const subscribe = (): Promise<void> => {
    // Must come first: hosts ask only inside the tap.
    const asked = ask();
    tracker.click(page, 'subscribe', { scene });
    return asked.then((outcome) => {
      setSubscribed(outcome === 'accepted');
      const words = askToast(outcome);
      if (words !== null) toast.show(words);
    });
  };
  return (
    <Card className={className}>
      <View className={styles['row']}>
        <View className={styles['words']}>
          <View className={styles['title']}>{title}</View>
          <View className={styles['hint']}>{hint}</View>
        </View>
        <View className={styles['answer']} {...markup.access({ role: 'status' })}>
          {isSubscribed ? (
            <View className={styles['done']}>{MESSAGE_TEXTS.subscribed}</View>
          ) : (
            <Button
              kind="secondary"
              size="small"
              label={`${MESSAGE_TEXTS.subscribe}${title}`}
              onClick={subscribe}
            >
              {MESSAGE_TEXTS.subscribe}
            </Button>
          )}
        </View>
      </View>
    </Card>
  );
}
