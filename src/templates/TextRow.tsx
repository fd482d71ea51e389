import { observer } from 'mobx-react';
import { type TextFieldProps, TextField } from '@/components/TextField';
import { FieldRow } from './FieldRow';
import type { RowProps } from './FormPage';

type TextRowProps = RowProps<string> &
  Pick<TextFieldProps, 'kind' | 'maxLength' | 'placeholder' | 'isDisabled' | 'trailing' | 'onConfirm'>;

/** A line of text. An observer of its own field alone: a mini program sends an input again with whatever renders it. */
export const TextRow = observer(function TextRow({ field, label, doubtText, ...look }: TextRowProps) {
  return (
    <FieldRow field={field} label={label} doubtText={doubtText}>
      <TextField
        {...look}
        label={label}
        value={field.value}
        onChange={field.set}
        onBlur={field.leave}
        error={field.problem}
        isClearable
      />
    </FieldRow>
  );
});
