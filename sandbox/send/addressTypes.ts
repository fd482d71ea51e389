import type { Contact, AddressSaveRequest } from '../../contract/types';

export interface BookAddress extends Contact {
  readonly id: string;
  readonly kind: AddressSaveRequest['kind'];
  readonly isDefault: boolean;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly address: BookAddress }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'full' };
