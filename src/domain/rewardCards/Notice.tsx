import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import styles from './AggregationView.module.scss';

interface NoticeProps {
  readonly text: string;
  readonly actionText: string;
  readonly onAction: () => Promise<unknown>;
  /** A failure, announced immediately. */
  readonly isUrgent?: boolean;
}

/** Replaces the cards: one row, so that the rest of the page keeps its space. */
export function Notice({ text, actionText, onAction, isUrgent = false }: NoticeProps) {
  return (
    <Card>
      <View className={styles['row']}>
        <View className={styles['text']} {...markup.access({ role: isUrgent ? 'alert' : 'status' })}>
          {text}
        </View>
        <Button kind="secondary" size="small" onClick={onAction}>
          {actionText}
        </Button>
      </View>
    </Card>
  );
}
