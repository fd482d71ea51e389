/** Reading the address book, apart from what its own pages ask: the send page needs no more. */
import type { Gateway, Scope } from '@/api';
import { addressList } from '@/api/generated/operations/addressBook';
import type { AddressEntry, AddressKind } from './addressRules';

export interface BookApi {
  /** Defaults first, then the last used. @throws ApiError; UnauthorizedError without login */
  fetchBook(kind: AddressKind | '', scope: Scope): Promise<readonly AddressEntry[]>;
}

export function createBookApi(gateway: Gateway): BookApi {
  return {
    async fetchBook(kind, scope) {
      const { data } = await gateway.call(addressList, { kind }, scope);
      return data.addressList;
    },
  };
}
