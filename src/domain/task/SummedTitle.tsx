import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import { TASK_TEXTS } from './taskTexts';
import styles from './taskEntries.module.scss';

/** 做任务 最高赚X元 (product §2.2), or only 做任务 if nothing can be earned. */
export function SummedTitle({ sumFen }: { readonly sumFen: number }) {
  const amount = sumFen > 0 ? formatFen(sumFen) : '';
  return (
    <View className={styles['taskTitleTitle']} {...markup.access({ role: 'heading' })}>
      {amount === ''
        ? TASK_TEXTS.title
        : `${TASK_TEXTS.title} ${TASK_TEXTS.bestOf}${amount}${TASK_TEXTS.yuan}`}
    </View>
  );
}
