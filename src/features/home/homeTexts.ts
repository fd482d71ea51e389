/** What the home page says. */
export const HOME_TEXTS = {
  slogan: '寄件领券更划算',
  sendTitle: '寄快递',
  sendHint: '附近柜机下单，先领券再寄件',
  send: '去寄件',
  waiting: '待取快递',
  pickupCode: '取件码',
  overdue: '已超时',
  loggedOut: '登录后查看待取快递和优惠券',
  logIn: '去登录',
  noParcels: '暂无待取快递',
  check: '查快递',
} as const;
