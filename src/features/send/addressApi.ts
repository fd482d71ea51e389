/** Calls of the address book and of parsing pasted texts (contract tag `addressEdit`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import {
  addressDelete,
  addressParse,
  addressSave,
  addressSetDefault,
} from '@/api/generated/operations/addressEdit';
import type {
  AddressEntry,
  AddressKind,
  Contact,
  ParsedContact,
  Regions,
} from '@/domain/address/addressTypes';
import { fetchRegions } from '@/domain/address/regionsApi';
import { createBookApi, type BookApi, toEntry } from './bookApi';

export interface SavedAddress extends Contact {
  /** '': a new entry. */
  readonly id: string;
  readonly kind: AddressKind;
  readonly isDefault: boolean;
}

export interface AddressApi extends BookApi {
  /**
   * Saving the same content twice creates one entry.
   * @throws ApiError; BusinessError with a code of the contract tag `addressEdit`
   */
  save(address: SavedAddress): Promise<AddressEntry>;
  /** Succeeds if the entry does not exist. @throws ApiError */
  remove(id: string): Promise<void>;
  /** @throws ApiError */
  setDefault(id: string, isDefault: boolean): Promise<AddressEntry>;
  /** Needs no login. @throws ApiError; BusinessError 201100004: nothing found */
  parse(text: string, scope: Scope): Promise<ParsedContact>;
  /** Needs no login. @throws ApiError */
  fetchRegions(scope: Scope): Promise<Regions>;
}

/** @param life cancelled when the page is unmounted; cancels running writes */
export function createAddressApi(gateway: Gateway, life: Scope): AddressApi {
  return {
    ...createBookApi(gateway),
    async save(address) {
      const { data } = await gateway.call(addressSave, address, life);
      return toEntry(data.address);
    },
    async remove(entryId) {
      await gateway.call(addressDelete, { id: entryId }, life);
    },
    async setDefault(entryId, isDefault) {
      const { data } = await gateway.call(addressSetDefault, { id: entryId, isDefault }, life);
      return toEntry(data.address);
    },
    async parse(text, scope) {
      const { data } = await gateway.call(addressParse, { text }, scope);
      return data;
    },
    fetchRegions: (scope) => fetchRegions(gateway, scope),
  };
}
