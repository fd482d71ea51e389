import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import styles from './taskEntries.module.scss';

interface TaskNoticeProps {
  readonly text: string;
  readonly action?: { readonly text: string; readonly onPress: () => Promise<unknown> };
  /** A failure, announced immediately. */
  readonly isUrgent?: boolean;
  /** Separate full-width line below. */
  readonly children?: ReactNode;
}

/** Replaces the tasks: one row, so that the rest of the page keeps its space. */
export function TaskNotice({ text, action, isUrgent = false, children }: TaskNoticeProps) {
  return (
    <Card>
      <View className={styles['taskNoticeRow']}>
        <View className={styles['text']} {...markup.access({ role: isUrgent ? 'alert' : 'status' })}>
          {text}
        </View>
        {action !== undefined && (
          <Button kind="secondary" size="small" onClick={action.onPress}>
            {action.text}
          </Button>
        )}
      </View>
      {Boolean(children) && <View className={styles['below']}>{children}</View>}
    </Card>
  );
}
