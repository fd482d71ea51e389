import { observer } from 'mobx-react';
import { Checkbox } from '@/components/Checkbox';
import type { RowProps } from './FormPage';

/** Yes or no; its words stand beside the box. */
export const CheckRow = observer(function CheckRow({ field, label }: RowProps<boolean>) {
  return (
    <Checkbox isChecked={field.value} onChange={field.set} label={label}>
      {label}
    </Checkbox>
  );
});
