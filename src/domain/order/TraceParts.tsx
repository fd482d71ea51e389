import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Pressable } from '@/components/Pressable';
import { Timeline } from '@/components/Timeline';
import { clipboard } from '@/platform/clipboard';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import type { OrderTrace } from './orderTypes';
import { ORDER_TEXTS } from './orderTexts';
import styles from './TraceParts.module.scss';

/** What is shown of a parcel on its way: of an order, or of a number that somebody asks about. */
type TracePage = 'orderDetail' | 'checkExpress';

interface CopyRowProps {
  /** For tracking. */
  readonly page: TracePage;
  readonly label: string;
  readonly value: string;
  /** Said where there is no value yet. */
  readonly without?: string;
}

/** A number that a press copies. */
export function CopyRow({ page, label, value, without = '' }: CopyRowProps) {
  return (
    <View className={styles['row']}>
      <View className={styles['label']}>{label}</View>
      <View className={styles['value']}>{value === '' ? without : value}</View>
      <View>
        {value !== '' && (
          <Pressable
            className={styles['copy']}
            label={`${ORDER_TEXTS.copy}${label}`}
            onPress={() => copy(page, value)}
          >
            {ORDER_TEXTS.copy}
          </Pressable>
        )}
      </View>
    </View>
  );
}

async function copy(page: TracePage, value: string): Promise<void> {
  tracker.click(page, 'copy');
  const outcome = await clipboard.write(value);
  toast.show(outcome.kind === 'done' ? ORDER_TEXTS.copied : ORDER_TEXTS.copyFailed);
}

/** The carrier's own line. */
export async function callCarrier(page: TracePage, phone: string): Promise<void> {
  tracker.click(page, 'call');
  const { otherApp } = await import('@/platform/otherApp');
  const outcome = await otherApp.phoneCall(phone);
  if (outcome.kind !== 'opened' && outcome.kind !== 'cancelled')
    toast.show(`${ORDER_TEXTS.callFailed} ${phone}`);
}

/** What happened to the parcel, newest first. */
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
