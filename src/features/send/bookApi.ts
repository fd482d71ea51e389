/** Reads the address book. Separate from the calls of the address pages: the send page needs only this. */
import type { Gateway, Scope } from '@/api';
import { addressList } from '@/api/generated/operations/addressBook';
import type { Address } from '@/api/generated/schemas/Address';
import type { AddressEntry, AddressKind } from '@/domain/address/addressTypes';

/** @returns the entry; an unknown kind is read as a receiver */
export const toEntry = (wire: Address): AddressEntry => ({
  ...wire,
  kind: wire.kind === 'unknown' ? 'RECEIVER' : wire.kind,
});

export interface BookApi {
  /** Default entries first, then by last use. @throws ApiError; UnauthorizedError if not logged in */
  fetchBook(kind: AddressKind | '', scope: Scope): Promise<readonly AddressEntry[]>;
}

export function createBookApi(gateway: Gateway): BookApi {
  return {
    async fetchBook(kind, scope) {
      const { data } = await gateway.call(addressList, { kind }, scope);
      return data.addressList.map(toEntry);
    },
  };
}
