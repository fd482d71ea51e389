/**
 * The contact that somebody has just chosen for another page than the send page, on its way back to it: the address
 * book hands it over, the page that asked takes it. In memory only, and of the account that chose it.
 */
import { session } from '@/session';
import type { PickedContact } from './addressTypes';

let handed: { readonly contact: PickedContact; readonly mark: string | null } | null = null;

/** `choose` of the address pages' own addresses when the contact is handed over so. */
export const HANDED = 'hand';

export function handAddress(contact: PickedContact): void {
  handed = { contact, mark: session.mark };
}

/** Once; null: nothing was chosen, or by another account. */
export function takeHandedAddress(): PickedContact | null {
  const taken = handed;
  handed = null;
  return taken === null || taken.mark !== session.mark ? null : taken.contact;
}
