import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { clipboard } from '@/platform/clipboard';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import type { TracePage } from './callCarrier';
import { ORDER_TEXTS } from './orderTexts';
import styles from './traces.module.scss';

interface CopyRowProps {
  /** For tracking. */
  readonly page: TracePage;
  readonly label: string;
  readonly value: string;
  /** Shown while there is no value. */
  readonly without?: string;
}

/** A number with a copy button. */
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
