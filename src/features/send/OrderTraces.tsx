import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Timeline } from '@/components/Timeline';
import { ORDER_TEXTS } from './orderTexts';
import type { OrderTrace } from './orderTypes';
import styles from './traces.module.scss';

/** The parcel's tracking events, newest first. */
export function OrderTraces({ traces }: { readonly traces: readonly OrderTrace[] }) {
  if (traces.length === 0) return null;
  return (
    <Card>
      <View className={styles['title']}>{ORDER_TEXTS.traces}</View>
      <Timeline
        label={ORDER_TEXTS.traces}
        entries={traces.map(({ at, text, place }) => ({
          title: place === '' ? text : `【${place}】${text}`,
          at,
        }))}
      />
    </Card>
  );
}
