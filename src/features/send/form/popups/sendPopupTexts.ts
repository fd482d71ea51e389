/** Popups of the send page, one open at a time. */
export type PopupName = 'slot' | 'coupon' | 'remark' | 'forbidden' | 'other-order' | 'agreement';

/** Texts of the send page's popups, loaded when one opens. */
export const POPUP_TEXTS = {
  slotFull: '已约满',
  noSlots: '今天已无可约时段',
  couponEnds: (day: string) => `有效期至 ${day}`,
  done: '完成',
  remarkPlaceholder: '选填，最多 100 个字',
  otherOrderTitle: '上一单已提交成功',
  otherOrder: '刚才的订单其实已经提交成功。当前填写的内容还没有下单，可以查看订单，或继续提交为新订单。',
  viewOrder: '查看订单',
  orderAgain: '继续下新单',
  confirm: '我知道了',
  agreementTitle: '服务协议和隐私政策',
  agreementAsk: '下单前请阅读并同意',
  agree: '同意并下单',
} as const;
