import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { TitleFields } from '@/features/invoice/TitleFields';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { CheckRow } from '@/templates/CheckRow';
import { tracker } from '@/tracking';
import type { Editing, TitlesStore } from './TitlesStore';
import styles from './InvoiceTitles.module.scss';

interface TitleFormProps {
  readonly store: TitlesStore;
  readonly editing: Editing;
}

/** Form to add or change a title; focuses an invalid field. */
export const TitleForm = observer(function TitleForm({ store, editing }: TitleFormProps) {
  const { form } = editing;
  const [fields] = useState(() => ({
    titleType: form.field('titleType'),
    title: form.field('title'),
    taxNo: form.field('taxNo'),
    bankName: form.field('bankName'),
    bankAccount: form.field('bankAccount'),
    address: form.field('address'),
    phone: form.field('phone'),
    isDefault: form.field('isDefault'),
  }));
  const save = async (): Promise<void> => {
    tracker.click('invoiceTitle', 'save');
    const outcome = await store.save(editing);
    if (outcome.kind === 'invalid') scroll.focusIn(form.elementIdOf(outcome.field));
    if (outcome.kind === 'message') toast.show(outcome.text);
    if (outcome.kind !== 'done') return;
    toast.show('已保存');
    store.close();
  };
  return (
    <View className={styles['form']}>
      <TitleFields fields={fields} suggestions={store.suggestions} onPick={store.useCompany} />
      <CheckRow field={fields.isDefault} label="设为默认抬头" />
      <Button isBlock onClick={save}>
        保存
      </Button>
    </View>
  );
});
