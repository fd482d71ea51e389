/** Contacts for the send page's tests. */
import type { AddressEntry, PickedContact } from '@/domain/address/addressTypes';

/** Not from an address book. */
export const ANNA: PickedContact = {
  id: '',
  name: '陈晓岚',
  mobile: '13900001111',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  detail: '科技园 3 栋',
};
export const BEN: PickedContact = {
  id: '',
  name: '李建国',
  mobile: '13700002222',
  province: '北京市',
  city: '北京市',
  district: '海淀区',
  detail: '中关村大街 27 号',
};

export const BOOK: readonly AddressEntry[] = [
  { ...ANNA, id: 'S-1', kind: 'SENDER', isDefault: true },
  { ...ANNA, id: 'S-2', name: '公司', kind: 'SENDER', isDefault: false },
  { ...BEN, id: 'R-1', name: '王思敏', mobile: '13600003333', kind: 'RECEIVER', isDefault: true },
];

export function entryOf(id: string): AddressEntry {
  const found = BOOK.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no entry ${id}`);
  return found;
}
