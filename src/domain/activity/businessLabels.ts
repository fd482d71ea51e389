/** Product §2.9 "Coupon business labels", by the codes of product §2.3 "Business"; 0 means every business. */
export const BUSINESS_LABELS: Readonly<Record<number, string>> = {
  0: '通用',
  1: '会员',
  2: '寄件',
  3: '取件',
  4: '寄存',
  5: '入柜',
  6: '购物',
  7: '洗衣',
  8: '开放平台',
  9: '家政',
  10: '家政',
  11: '维修',
  12: '增值',
  13: '寄件',
  14: '到付',
};
