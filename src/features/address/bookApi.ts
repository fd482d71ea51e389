/** Reading the address book, apart from what its own pages ask: the send page needs no more. */
import type { Gateway, Scope } from '@/api';
import { object } from '@/api/decode';
import { goodOnes } from '@/api/lenient';
import { wireEntry } from './addressDecoders';
import type { AddressEntry, AddressKind } from './addressTypes';

/** The contract's limit. */
const MAX_ENTRIES = 200;

const wireBook = object({ addressList: goodOnes(wireEntry, MAX_ENTRIES) });

export interface BookApi {
  /** Defaults first, then the last used. @throws ApiError; UnauthorizedError without login */
  fetchBook(kind: AddressKind | '', scope: Scope): Promise<readonly AddressEntry[]>;
}

export function createBookApi(gateway: Gateway): BookApi {
  return {
    async fetchBook(kind, scope) {
      const { data } = await gateway.read(
        { path: '/address/api/v1/addressBook/list', json: { kind }, decode: wireBook },
        scope,
      );
      return data.addressList;
    },
  };
}
