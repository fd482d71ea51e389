/** How the address book fills in the send form: pure. */
import type { AddressEntry, AddressKind, PickedContact } from '@/features/address';

/** Ids of entries that the page was opened for. */
export type WantedContacts = Readonly<Partial<Record<AddressKind, string>>>;

export interface Contacts {
  readonly sender: PickedContact | null;
  readonly receiver: PickedContact | null;
}

/** A contact of the book whose number did not outlive a restart. */
const hasLostNumber = (contact: PickedContact | null): boolean =>
  contact !== null && contact.id !== '' && contact.mobile === '';

/** Whether the book has something to say to this form. */
export const needsBook = ({ sender, receiver }: Contacts, wanted: WantedContacts): boolean =>
  sender === null ||
  wanted.SENDER !== undefined ||
  wanted.RECEIVER !== undefined ||
  hasLostNumber(sender) ||
  hasLostNumber(receiver);

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

/** Whoever is wanted, then who is there (with his number back), for the sender then the default. */
export function fillContacts(
  { sender, receiver }: Contacts,
  wanted: WantedContacts,
  book: readonly AddressEntry[],
): Contacts {
  const entry = (id: string | undefined): PickedContact | null => {
    const found = id === undefined || id === '' ? undefined : book.find((each) => each.id === id);
    return found === undefined ? null : picked(found);
  };
  const kept = (contact: PickedContact | null): PickedContact | null =>
    contact !== null && hasLostNumber(contact) ? (entry(contact.id) ?? { ...contact, id: '' }) : contact;
  const standard = book.find(({ kind, isDefault }) => kind === 'SENDER' && isDefault);
  return {
    sender: entry(wanted.SENDER) ?? kept(sender) ?? (standard === undefined ? null : picked(standard)),
    receiver: entry(wanted.RECEIVER) ?? kept(receiver),
  };
}
