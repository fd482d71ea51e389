import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import type { ExceptionView } from '../incentiveRules';
import { INCENTIVE_TEXTS } from '../incentiveTexts';
import { ActionButton } from './ActionButton';
import { OtherActivities } from './OtherActivities';
import styles from './incentive.module.scss';

interface ExceptionPanelProps {
  readonly view: ExceptionView;
  readonly onAction: () => Promise<unknown>;
  readonly onOther: (url: string) => Promise<unknown>;
}

/** Why no one can take part now, and alternatives (product §1.2.2, codes 1001 to 1004). */
export function ExceptionPanel({ view, onAction, onOther }: ExceptionPanelProps) {
  const { text, times, others, action } = view;
  return (
    <Card className={styles['panel']}>
      <View className={styles['text']}>{text}</View>
      <View>
        {times !== null && (
          <View className={styles['times']}>
            <View className={styles['part']}>{`${INCENTIVE_TEXTS.activityTime}：`}</View>
            <View className={styles['part']}>{times.start}</View>
            <View className={styles['part']}>{`至${times.end}`}</View>
          </View>
        )}
      </View>
      <View className={styles['others']}>
        <OtherActivities activities={others} onOpen={onOther} />
      </View>
      <ActionButton action={action} onPress={onAction} />
    </Card>
  );
}
