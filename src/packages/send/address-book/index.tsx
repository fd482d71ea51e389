import type { AddressEntry, AddressKind } from '@/domain/address/addressRules';
import { AddressBook } from '@/features/send/address-book/AddressBook';
import { PageFrame } from '@/frame';
import { picked } from '@/domain/send/contactRules';
import { sendDraft } from '@/domain/send/theDraft';
import { navigator } from '@/navigation';
import { usePage } from '@/navigation/usePage';

export default function AddressBookPage() {
  const { params, scope } = usePage();
  const kind: AddressKind = params['kind'] === 'RECEIVER' ? 'RECEIVER' : 'SENDER';
  const isChoosing = params['choose'] === '1';
  return (
    <PageFrame>
      <AddressBook
        kind={kind}
        scope={scope}
        onChoose={isChoosing ? (entry) => choose(kind, entry) : undefined}
        onEdit={({ id, kind: own }) => navigator.goTo('addressEdit', { kind: own, id })}
        onAdd={(shown) =>
          // In place of the book when choosing: the way back leads to the send page, which asked.
          isChoosing
            ? navigator.replaceWith('addressEdit', { kind, choose: 'new' })
            : navigator.goTo('addressEdit', { kind: shown })
        }
      />
    </PageFrame>
  );
}

/** Whoever is chosen, of whichever tab, is what the send page asked for; it lies below. */
async function choose(kind: AddressKind, entry: AddressEntry): Promise<void> {
  sendDraft().setContact(kind, picked(entry));
  await navigator.goBack();
}
