import type { AddressKind } from './addressRules';

/** Sentences of the address book and its form; the description names the calls only, the words are ours. */
export const ADDRESS_TEXTS = {
  pasteName: '智能识别',
  pastePlaceholder:
    '粘贴或输入姓名、手机号、地址，自动识别并填写\n例：李建国 13700002222 北京市海淀区中关村大街27号',
  parse: '识别',
  parseEmpty: '请先粘贴或输入要识别的文字',
  parseFailed: '识别失败，请稍后重试或手动填写',
  parsed: '已识别，请核对',
  doubt: '请核对',
  doubtHint: '标有“请核对”的内容可能不准确，请确认后再保存',

  name: '姓名',
  namePlaceholder: '请填写真实姓名',
  mobile: '手机号',
  mobilePlaceholder: '11 位手机号',
  region: '所在地区',
  regionPlaceholder: '请选择省 / 市 / 区',
  detail: '详细地址',
  detailPlaceholder: '街道、小区、楼栋、门牌号',
  makeDefault: '设为默认地址',
  keepInBook: '保存到地址簿',
  done: '完成',
  save: '保存',
  saveFailed: '保存失败，请稍后重试',
  notKept: '已填写，但未能保存到地址簿',
  entryGone: '该地址已不存在',

  regionTitle: '选择所在地区',
  regionFailed: '地区加载失败，请重试',
  hotCities: '热门城市',
  hotFailed: '热门城市加载失败',

  cityTitle: '选择城市',
  citiesFailed: '城市加载失败，请重试',
  cityNow: '当前城市',
  noCity: '还没有选择城市',
  locateAgain: '重新定位',
  ownAddress: '按我的地址查看',
  chooseAddress: '选择地址',
  searchCity: '搜索城市',
  searchCityPlaceholder: '输入城市名或拼音',
  foundCities: '搜索结果',
  cityCount: (count: number) => `共 ${count} 个城市`,
  noCityFound: '没有找到该城市，换个词试试',
  byLetter: '按首字母选择',

  bookEmpty: '还没有保存的地址',
  bookFailed: '地址簿加载失败，请重试',
  bookLoggedOut: '登录后查看地址簿',
  logIn: '去登录',
  add: '新增地址',
  edit: '编辑',
  remove: '删除',
  removeTitle: '删除地址',
  removeQuestion: (name: string) => `确定删除“${name}”的地址吗？删除后不可恢复。`,
  removeFailed: '删除失败，请稍后重试',
  removed: '已删除',
  isDefault: '默认',
  setDefault: '设为默认',
  unsetDefault: '取消默认',
  kinds: '地址类型',
  defaultFailed: '设置失败，请稍后重试',
  cancel: '取消',
  refreshFailed: '刷新失败，请稍后重试',
} as const;

/** Sentences about a contact that other features show too; in a file of its own, so that they carry no more than these. */
/** What is wrong with one. */
export const CONTACT_TEXTS = {
  noName: '请填写姓名',
  longName: '姓名最多 20 个字',
  noMobile: '请填写手机号',
  badMobile: '请填写正确的 11 位手机号',
  noRegion: '请选择省市区',
  noDetail: '请填写详细地址',
  longDetail: '详细地址最多 100 个字',
} as const;

/** What the two kinds are called. */
export const KIND_NAMES: Readonly<Record<AddressKind, string>> = { SENDER: '寄件人', RECEIVER: '收件人' };
