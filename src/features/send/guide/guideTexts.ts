/** What /sendGuide says; the description gives its address and title only, the words are ours. */
export const HOW_TO = [
  { icon: 'form', title: '填写信息', text: '填好寄件人、收件人和物品，选择快递公司和上门时间' },
  { icon: 'door', title: '等快递员上门', text: '快递员按预约时间上门，取件前会电话联系您' },
  { icon: 'scale', title: '当面验视称重', text: '物品当面开箱验视，按实际重量计费' },
  { icon: 'route', title: '付款并查看进度', text: '取件后在订单中支付运费，随时查看快递到了哪里' },
] as const;

export const PACKING: readonly string[] = [
  '纸箱要结实，箱内不留空隙，用泡沫或报纸填满。',
  '易碎品每件单独包裹，箱外注明“易碎”。',
  '液体先拧紧再套密封袋，周围放吸水材料。',
  '文件和衣物可用防水袋，封口处粘牢。',
];

export const QUESTIONS = [
  { question: '运费怎么算？', answer: '按取件时的实际重量和目的地计算，下单时显示的是预估费用。' },
  { question: '可以取消吗？', answer: '快递员取件之前，可以在订单详情中取消，不收取费用。' },
  { question: '贵重物品怎么寄？', answer: '请当面告诉快递员并办理保价；现金、有价证券和贵重首饰不能寄。' },
  {
    question: '快递员没有按时来？',
    answer: '请在订单详情中联系快递员；仍未解决时，可以取消后重新预约。',
  },
] as const;
