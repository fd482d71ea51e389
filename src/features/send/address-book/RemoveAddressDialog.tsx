import { observer } from 'mobx-react';
import { Dialog } from '@/components/Dialog';
import { ADDRESS_TEXTS } from '@/domain/address/addressTexts';
import { toast } from '@/platform/toast';
import type { AddressBookStore } from './AddressBookStore';

interface StoreProps {
  readonly store: AddressBookStore;
}

export const RemoveAddressDialog = observer(function RemoveAddressDialog({ store }: StoreProps) {
  return (
    <Dialog
      isOpen={store.removing !== null}
      title={ADDRESS_TEXTS.removeTitle}
      onClose={store.cancelRemove}
      cancel={{ text: ADDRESS_TEXTS.cancel, onPress: store.cancelRemove }}
      confirm={{ text: ADDRESS_TEXTS.remove, onPress: () => remove(store) }}
    >
      {store.removing === null ? '' : ADDRESS_TEXTS.removeQuestion(store.removing.name)}
    </Dialog>
  );
});

async function remove(store: AddressBookStore): Promise<void> {
  const outcome = await store.remove();
  if (outcome.kind !== 'nothing') toast.show(outcome.kind === 'done' ? ADDRESS_TEXTS.removed : outcome.text);
}
