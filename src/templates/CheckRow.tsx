import { observer } from 'mobx-react';
import { Checkbox } from '@/components/Checkbox';
import type { RowProps } from './FormPage';

/** Checkbox with a label beside it. */
export const CheckRow = observer(function CheckRow({ field, label }: RowProps<boolean>) {
  return (
    <Checkbox isChecked={field.value} onChange={field.set} label={label}>
      {label}
    </Checkbox>
  );
});
