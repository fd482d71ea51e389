import { observer } from 'mobx-react';
import { useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { TextRow } from '@/templates/TextRow';
import { tracker } from '@/tracking';
import type { InvoiceRecordStore } from './InvoiceRecordStore';

const PAGE = 'invoiceRecordDetail';

/** Changes the email address; stays open with the typed text until that has succeeded. */
export const EmailDialog = observer(function EmailDialog({ store }: { readonly store: InvoiceRecordStore }) {
  const [field] = useState(() => store.email.field('email'));
  const save = async (): Promise<void> => {
    tracker.click(PAGE, 'saveEmail');
    const outcome = await store.modifyEmail();
    if (outcome.kind === 'invalid') scroll.focusIn(store.email.elementIdOf(outcome.field));
    else if (outcome.kind !== 'nothing' && outcome.text !== '') toast.show(outcome.text);
  };
  return (
    <Dialog
      isOpen={store.isAsking}
      onClose={store.stopAsking}
      title="修改接收邮箱"
      confirm={{ text: '保存', onPress: save }}
      isMaskClosing={false}
    >
      <TextRow field={field} label="接收邮箱" kind="email" placeholder="请输入邮箱" />
    </Dialog>
  );
});
