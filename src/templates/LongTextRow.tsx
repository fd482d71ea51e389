import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { useElementId } from '@/hooks/useElementId';
import { LongText } from '@/platform/longText';
import { FieldRow } from './FieldRow';
import type { RowProps } from './FormPage';
import styles from './FormPage.module.scss';

interface LongTextRowProps extends RowProps<string> {
  readonly placeholder: string;
  readonly maxLength: number;
  /** False: the placeholder and the context say what it is for. */
  readonly isLabelShown?: boolean;
}

/** A multi-line text. */
export const LongTextRow = observer(function LongTextRow(props: LongTextRowProps) {
  const { field, label, doubtText, isLabelShown, placeholder, maxLength } = props;
  const problemId = useElementId('field-problem');
  const isWrong = field.problem !== '';
  return (
    <FieldRow
      field={field}
      label={label}
      doubtText={doubtText}
      isLabelShown={isLabelShown}
      problemId={problemId}
    >
      <LongText
        label={label}
        value={field.value}
        placeholder={placeholder}
        maxLength={maxLength}
        className={cx(styles['text'], isWrong && styles['wrong'])}
        placeholderClass={styles['placeholder']}
        onChange={field.set}
        onBlur={field.leave}
        isInvalid={isWrong || undefined}
        describedBy={isWrong ? problemId : undefined}
      />
    </FieldRow>
  );
});
