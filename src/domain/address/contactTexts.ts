/** Texts about contacts that other features show too; a separate file, so that those features bundle only these. */
import type { AddressKind } from './addressTypes';

/** Errors of a contact's fields. */
export const CONTACT_TEXTS = {
  noName: '请填写姓名',
  longName: '姓名最多 20 个字',
  noMobile: '请填写手机号',
  badMobile: '请填写正确的 11 位手机号',
  noRegion: '请选择省市区',
  noDetail: '请填写详细地址',
  longDetail: '详细地址最多 100 个字',
} as const;

export const KIND_NAMES: Readonly<Record<AddressKind, string>> = { SENDER: '寄件人', RECEIVER: '收件人' };
