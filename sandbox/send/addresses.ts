import type { Contact } from '../../contract/types';
import { hasNothing, HOSTILE_MOBILE } from '../account/visitors';
import { MARK } from '../core/hostile';
import type { BookAddress } from './addressTypes';

const contact = (
  name: string,
  mobile: string,
  place: readonly [province: string, city: string, district: string],
  detail: string,
): Contact => ({ name, mobile, province: place[0], city: place[1], district: place[2], detail });

/** Contacts of seeded orders and the address book. */
export const CONTACTS = {
  home: contact('陈晓岚', '13900001111', ['广东省', '深圳市', '南山区'], '科技园高新南七道 12 号 3 栋 1802'),
  company: contact('陈晓岚', '13900001111', ['广东省', '深圳市', '福田区'], '深南大道 6008 号 21 楼前台'),
  beijing: contact('李建国', '13700002222', ['北京市', '北京市', '海淀区'], '中关村大街 27 号 6 单元 402'),
  shanghai: contact('王思敏', '13600003333', ['上海市', '上海市', '浦东新区'], '世纪大道 100 号 58 楼'),
  chengdu: contact('张伟', '13500004444', ['四川省', '成都市', '武侯区'], '天府大道北段 18 号'),
  remote: contact(
    '古丽娜尔·阿不都热依木',
    '13400005555',
    ['新疆维吾尔自治区', '巴音郭楞蒙古自治州', '库尔勒市'],
    '人民东路街道萨依巴格路南侧孔雀河滨水花园二期 8 号楼快递驿站',
  ),
} satisfies Record<string, Contact>;

const BOOK: readonly BookAddress[] = [
  { ...CONTACTS.home, id: 'AD-1', kind: 'SENDER', isDefault: true },
  { ...CONTACTS.company, id: 'AD-2', kind: 'SENDER', isDefault: false },
  { ...CONTACTS.beijing, id: 'AD-3', kind: 'RECEIVER', isDefault: true },
  { ...CONTACTS.shanghai, id: 'AD-4', kind: 'RECEIVER', isDefault: false },
  { ...CONTACTS.chengdu, id: 'AD-5', kind: 'RECEIVER', isDefault: false },
  { ...CONTACTS.remote, id: 'AD-6', kind: 'RECEIVER', isDefault: false },
];

const HOSTILE: BookAddress = {
  ...contact(
    `<img src=x onerror="${MARK}">\u202e字名\u202c`,
    '13800138000',
    ['广东省', '深圳市', '南山区'],
    `<script>${MARK}</script>${'很长的地址'.repeat(60)}\u0000\u200b`,
  ),
  id: 'AD-HOSTILE',
  kind: 'RECEIVER',
  isDefault: false,
};

/** Six addresses; none for numbers that end in 00. */
export function seededAddresses(phone: string): readonly BookAddress[] {
  if (hasNothing(phone)) return [];
  return phone === HOSTILE_MOBILE ? [...BOOK, HOSTILE] : BOOK;
}
