import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { useElementId } from '@/hooks/useElementId';
import { FieldRow } from './FieldRow';
import type { RowProps } from './FormPage';
import styles from './FormPage.module.scss';

interface PickerRowProps extends RowProps<unknown> {
  /** Text of the chosen value; '' for none. A function, so that the row itself observes changes. */
  readonly text: () => string;
  readonly placeholder: string;
  readonly onOpen: () => void;
}

/** A row that opens the options of a value. */
export const PickerRow = observer(function PickerRow(props: PickerRowProps) {
  const { field, label, doubtText, placeholder, onOpen } = props;
  const problemId = useElementId('field-problem');
  const text = props.text();
  const isWrong = field.problem !== '';
  return (
    <FieldRow field={field} label={label} doubtText={doubtText} problemId={problemId}>
      <Pressable
        className={cx(styles['picker'], isWrong && styles['wrong'])}
        label={`${label}，${text || placeholder}`}
        describedBy={isWrong ? problemId : undefined}
        onPress={onOpen}
      >
        <Text className={cx(styles['picked'], text === '' && styles['empty'])}>{text || placeholder}</Text>
      </Pressable>
    </FieldRow>
  );
});
