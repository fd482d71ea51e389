/** Reading the address book, apart from what its own pages ask: the send page needs no more. */
import type { Gateway, Scope } from '@/api';
import { addressList } from '@/api/generated/operations/addressBook';
import type { Address } from '@/api/generated/schemas/Address';
import type { AddressEntry, AddressKind } from './addressTypes';

/** @returns the entry; one of a kind that nobody has named is a receiver's */
export const toEntry = (wire: Address): AddressEntry => ({
  ...wire,
  kind: wire.kind === 'unknown' ? 'RECEIVER' : wire.kind,
});

export interface BookApi {
  /** Defaults first, then the last used. @throws ApiError; UnauthorizedError without login */
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
