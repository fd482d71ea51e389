import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import { ORDER_TEXTS } from '../../orderTexts';
import type { OrderTrace } from '../../orderTypes';
import styles from './OrderTraces.module.scss';

/** What happened to the parcel, newest first. */
export function OrderTraces({ traces }: { readonly traces: readonly OrderTrace[] }) {
  if (traces.length === 0) return null;
  return (
    <Card>
      <View className={styles['title']}>{ORDER_TEXTS.traces}</View>
      <View {...markup.access({ role: 'list', label: ORDER_TEXTS.traces })}>
        {traces.map(({ at, text, place }, index) => (
          <View
            key={traces.length - index}
            className={cx(styles['trace'], index === 0 && styles['newest'])}
            {...markup.access({ role: 'listitem' })}
          >
            <View className={styles['text']}>{place === '' ? text : `【${place}】${text}`}</View>
            <View className={styles['at']}>{at}</View>
          </View>
        ))}
      </View>
    </Card>
  );
}
