/** Sentences of the page after an order; the words are ours. */
export const SUCCESS_TEXTS = {
  successTitle: '下单成功',
  successLead: (slot: string) => `快递员将于 ${slot} 上门取件`,
  successLeadPlain: '快递员将按预约时间上门取件',
  orderNo: '订单编号',
  payable: '预估费用',
  next: '接下来',
  nextSteps: [
    ['快递员上门', '取件前会电话联系您，请保持手机畅通'],
    ['称重打包', '当面核对物品和重量，以实际重量计费'],
    ['取件后付款', '取件完成后在订单中支付运费'],
  ],
  viewOrder: '查看订单',
  sendAgain: '再寄一件',
} as const;
