import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import styles from './taskEntries.module.scss';

interface TaskNoticeProps {
  readonly text: string;
  readonly action?: { readonly text: string; readonly onPress: () => Promise<unknown> };
  /** A failure, announced at once. */
  readonly isUrgent?: boolean;
  /** A line of its own below, from edge to edge. */
  readonly children?: ReactNode;
}

/** What stands in place of the tasks: one row, so that the page around keeps its room. */
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
