/** Fills the send form from the address book: pure. */
import type { AddressEntry, AddressKind, PickedContact } from '@/domain/address/addressTypes';

/** Ids of address book entries to fill in: from the page's parameters, or from the stored draft. */
export type WantedContacts = Readonly<Partial<Record<AddressKind, string>>>;

export interface Contacts {
  readonly sender: PickedContact | null;
  readonly receiver: PickedContact | null;
}
interface WantingContacts extends Contacts {
  readonly wanted: WantedContacts;
}

/** Whether the form needs the address book. */
export const needsBook = ({ sender, wanted }: WantingContacts): boolean =>
  sender === null || wanted.SENDER !== undefined || wanted.RECEIVER !== undefined;

export const picked = ({
  id,
  name,
  mobile,
  province,
  city,
  district,
  detail,
}: AddressEntry): PickedContact => ({
  id,
  name,
  mobile,
  province,
  city,
  district,
  detail,
});

/** A wanted entry first, then the current contact, then for the sender the default entry. */
export function fillContacts(
  { sender, receiver, wanted }: WantingContacts,
  book: readonly AddressEntry[],
): Contacts {
  const entry = (id: string | undefined): PickedContact | null => {
    const found = id === undefined || id === '' ? undefined : book.find((each) => each.id === id);
    return found === undefined ? null : picked(found);
  };
  const standard = book.find(({ kind, isDefault }) => kind === 'SENDER' && isDefault);
  return {
    sender: entry(wanted.SENDER) ?? sender ?? (standard === undefined ? null : picked(standard)),
    receiver: entry(wanted.RECEIVER) ?? receiver,
  };
}
