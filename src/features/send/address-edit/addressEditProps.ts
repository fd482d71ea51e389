import type { Scope } from '@/api/scope';
import type { AddressKind, PickedContact } from '@/domain/address/addressTypes';

export interface AddressEditProps {
  readonly kind: AddressKind;
  readonly purpose: 'choose' | 'book';
  /** Entry of the book to edit; '' uses `initial`, or starts a new one. */
  readonly id: string;
  /** Initial values; null: none. */
  readonly initial: PickedContact | null;
  readonly onDone: (contact: PickedContact) => Promise<unknown>;
  readonly scope: Scope;
}
