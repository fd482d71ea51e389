import { observer } from 'mobx-react';
import { type TextFieldProps, TextField } from '@/components/TextField';
import { FieldRow } from './FieldRow';
import type { RowProps } from './FormPage';

type TextRowProps = RowProps<string> &
  Pick<TextFieldProps, 'kind' | 'maxLength' | 'placeholder' | 'isDisabled' | 'trailing' | 'onConfirm'>;

/**
 * A one-line text field. Observes only its own field: a mini program sends an input again whenever the component around
 * it renders.
 */
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
