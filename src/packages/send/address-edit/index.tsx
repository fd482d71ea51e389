import { useEffect, useState } from 'react';
import type { AddressKind } from '@/domain/address/addressTypes';
import { KIND_NAMES } from '@/domain/address/contactTexts';
import { HANDED, handAddress } from '@/domain/address/handedAddress';
import { sendDraft } from '@/domain/send/sendDraftInstance';
import { AddressEdit } from '@/features/send/address-edit/AddressEdit';
import { PageFrame } from '@/frame';
import { navigator } from '@/navigation';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

/**
 * `choose=1`: the contact of the send form; `choose=new`: another one for it; `choose=hand`: one for another page;
 * otherwise an entry of the address book (`id`, or a new one of `kind`).
 */
export default function AddressEditPage() {
  const { params, scope, setTitle } = usePage();
  const kind: AddressKind = textParam(params, 'kind') === 'RECEIVER' ? 'RECEIVER' : 'SENDER';
  const choose = textParam(params, 'choose');
  // After a reload the form knows only the entry's id; read once, because a change would discard the typed text.
  const [unfilledId] = useState(() => (choose === '1' ? (sendDraft().form.wanted[kind] ?? '') : ''));
  useEffect(() => setTitle(`${KIND_NAMES[kind]}信息`), [setTitle, kind]);
  return (
    <PageFrame>
      <AddressEdit
        kind={kind}
        purpose={choose === '' ? 'book' : 'choose'}
        id={choose === '' ? textParam(params, 'id') : unfilledId}
        initial={choose === '1' ? sendDraft().contact(kind) : null}
        onDone={async (contact) => {
          if (choose === HANDED) handAddress(contact);
          else if (choose !== '') sendDraft().setContact(kind, contact);
          return navigator.goBack();
        }}
        scope={scope}
      />
    </PageFrame>
  );
}
