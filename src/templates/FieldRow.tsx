import { View, Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { Tag } from '@/components/Tag';
import { markup } from '@/platform/markup';
import type { RowProps } from './FormPage';
import styles from './FormPage.module.scss';

interface FieldRowProps extends RowProps<unknown> {
  readonly isLabelShown?: boolean;
  /** Id for the problem text; absent: the control shows it itself. */
  readonly problemId?: string;
  readonly children: ReactNode;
}

/** A label that stays visible, its mark, a control, and its problem, announced when it appears. */
export const FieldRow = observer(function FieldRow(props: FieldRowProps) {
  const { field, label, doubtText, isLabelShown = true, problemId, children } = props;
  return (
    <View id={field.elementId} className={styles['field']}>
      {isLabelShown && <FieldLabel field={field} label={label} doubtText={doubtText} />}
      {children}
      {problemId !== undefined && (
        <View id={problemId} className={styles['problem']} {...markup.access({ live: 'polite' })}>
          {field.problem}
        </View>
      )}
    </View>
  );
});

const FieldLabel = observer(function FieldLabel({ field, label, doubtText }: RowProps<unknown>) {
  return (
    <View className={styles['label']}>
      <Text>{label}</Text>
      {doubtText !== undefined && field.isDoubtful && <Tag tone="gold">{doubtText}</Tag>}
    </View>
  );
});
