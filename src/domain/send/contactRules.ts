/** How the address book fills in the send form: pure. */
import type { AddressEntry, AddressKind, PickedContact } from '../address/addressTypes';

/** Ids of entries of the book that are to be filled in: the page was opened for them, or they were there before. */
export type WantedContacts = Readonly<Partial<Record<AddressKind, string>>>;

export interface Contacts {
  readonly sender: PickedContact | null;
  readonly receiver: PickedContact | null;
}
export interface WantingContacts extends Contacts {
  readonly wanted: WantedContacts;
}

/** Whether the book has something to say to this form. */
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

/** Whoever is wanted, then who is there, for the sender then the default. */
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
