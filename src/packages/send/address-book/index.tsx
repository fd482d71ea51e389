import type { AddressEntry, AddressKind } from '@/domain/address/addressTypes';
import { HANDED, handAddress } from '@/domain/address/handedAddress';
import { picked } from '@/domain/send/contactRules';
import { sendDraft } from '@/domain/send/sendDraftInstance';
import { AddressBook } from '@/features/send/address-book/AddressBook';
import { PageFrame } from '@/frame';
import { navigator } from '@/navigation';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

export default function AddressBookPage() {
  const { params, scope } = usePage();
  const kind: AddressKind = textParam(params, 'kind') === 'RECEIVER' ? 'RECEIVER' : 'SENDER';
  const purpose = textParam(params, 'choose');
  const isChoosing = purpose === '1' || purpose === HANDED;
  return (
    <PageFrame>
      <AddressBook
        kind={kind}
        scope={scope}
        onChoose={isChoosing ? (entry) => choose(kind, entry, purpose === HANDED) : undefined}
        onEdit={({ id, kind: own }) => navigator.goTo('addressEdit', { kind: own, id })}
        onAdd={(shown) =>
          // When choosing, replaces the book, so that going back leads to the page that opened it.
          isChoosing
            ? navigator.replaceWith('addressEdit', { kind, choose: purpose === HANDED ? HANDED : 'new' })
            : navigator.goTo('addressEdit', { kind: shown })
        }
      />
    </PageFrame>
  );
}

/** The chosen entry, from either tab, is the contact that the page below requested. */
async function choose(kind: AddressKind, entry: AddressEntry, isHanded: boolean): Promise<void> {
  if (isHanded) handAddress(picked(entry));
  else sendDraft().setContact(kind, picked(entry));
  await navigator.goBack();
}
