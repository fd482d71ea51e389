/**
 * Hands a contact from the address book to the page that requested one (the send page does it differently). Kept only
 * in memory, and only valid for the account that chose it.
 */
import { session } from '@/session';
import type { PickedContact } from './addressTypes';

let handed: { readonly contact: PickedContact; readonly mark: string | null } | null = null;

/** Value of the query `choose` in the address pages' URLs that requests this way of handing over. */
export const HANDED = 'hand';

export function handAddress(contact: PickedContact): void {
  handed = { contact, mark: session.accountMark };
}

/** Can be taken once; null: nothing was chosen, or another account chose it. */
export function takeHandedAddress(): PickedContact | null {
  const taken = handed;
  handed = null;
  return taken === null || taken.mark !== session.accountMark ? null : taken.contact;
}
