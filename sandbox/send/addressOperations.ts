import { fail, requireVisitor, succeed } from '../core/call';
import type { Handlers } from '../core/call';
import { parseAddress } from './parseAddress';
import { findProvince } from './regions';

const OK = '0';
const NO_SUCH_ENTRY = fail('201100001', '地址不存在，请刷新后重试');
const FULL = fail('201100002', '地址簿已满，请先删除不用的地址');
const NO_SUCH_PLACE = fail('201100003', '没有找到该地区，请重新选择');
const NOTHING_FOUND = fail('201100004', '没有识别到地址，请手动填写');

/** The address book (product §2.7 "address"). */
export const addressOperations = {
  async addressList(call, { store }) {
    const addresses = await store.addresses.addressesOf(requireVisitor(call));
    const { kind } = call.body;
    return succeed(OK, { addressList: addresses.filter((entry) => kind === '' || entry.kind === kind) });
  },

  async addressSave(call, { store }) {
    const visitor = requireVisitor(call);
    if (findProvince(call.body.province) === undefined) return NO_SUCH_PLACE;
    const outcome = await store.addresses.saveAddress(visitor, call.body);
    switch (outcome.kind) {
      case 'unknown':
        return NO_SUCH_ENTRY;
      case 'full':
        return FULL;
      case 'saved':
        return succeed(OK, { address: outcome.address });
    }
  },

  async addressDelete(call, { store }) {
    await store.addresses.deleteAddress(requireVisitor(call), call.body.id);
    return succeed(OK, { id: call.body.id });
  },

  async addressSetDefault(call, { store }) {
    const visitor = requireVisitor(call);
    const { id, isDefault } = call.body;
    const entry = (await store.addresses.addressesOf(visitor)).find((candidate) => candidate.id === id);
    if (entry === undefined) return NO_SUCH_ENTRY;
    const outcome = await store.addresses.saveAddress(visitor, { ...entry, isDefault });
    return outcome.kind === 'saved' ? succeed(OK, { address: outcome.address }) : NO_SUCH_ENTRY;
  },

  async addressParse({ body }) {
    const parsed = parseAddress(body.text);
    return parsed === null ? NOTHING_FOUND : succeed(OK, parsed);
  },
} satisfies Partial<Handlers>;
