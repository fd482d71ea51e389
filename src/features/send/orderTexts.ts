/** Texts of the order pages; they are ours. */
import type { OrderState } from '@/api/generated/operations/order';
import type { OrderPayState, OrderTab } from './orderTypes';

export const STATE_TITLES: Readonly<Record<OrderState, string>> = {
  WAIT_PICKUP: '待揽收',
  PICKED_UP: '已揽收',
  IN_TRANSIT: '运输中',
  DELIVERING: '派送中',
  SIGNED: '已签收',
  CANCELLED: '已取消',
  /** An unknown state. */
  unknown: '处理中',
};

export const TAB_TITLES: Readonly<Record<OrderTab, string>> = {
  ALL: '全部',
  WAITING: '待揽收',
  TRANSIT: '运输中',
  DONE: '已签收',
  CANCELLED: '已取消',
};

export const EMPTY_TEXTS: Readonly<Record<OrderTab, string>> = {
  ALL: '暂无订单',
  WAITING: '暂无待揽收的订单',
  TRANSIT: '暂无运输中的订单',
  DONE: '暂无已签收的订单',
  CANCELLED: '暂无已取消的订单',
};

/** What the sum of an order is. */
export const sumLabel = (state: OrderPayState): string =>
  state === 'ESTIMATE' ? '预估' : state === 'DUE' ? '待支付' : state === 'PAID' ? '实付' : '合计';

export const ORDER_TEXTS = {
  tabs: '订单状态',
  list: '我的订单',
  loggedOutList: '登录后查看我的订单',
  send: '去寄件',
  failed: '订单加载失败，请重试',
  noOrder: '没有找到这个订单',
  loggedOut: '登录后查看订单',
  logIn: '去登录',
  toList: '查看全部订单',
  sender: '寄',
  receiver: '收',
  senderLabel: '寄件人',
  receiverLabel: '收件人',
  traces: '物流进度',
  waybill: '运单号',
  noWaybill: '揽收后生成',
  orderNo: '订单编号',
  createdAt: '下单时间',
  goods: '物品',
  remark: '备注',
  freight: '费用明细',
  copy: '复制',
  copied: '已复制',
  copyFailed: '复制失败，请手动抄写',
  call: '联系快递公司',
  callFailed: '无法拨号，请拨打',
  cancel: '取消订单',
  cancelled: '订单已取消',
  cancelFailed: '取消失败，请稍后再试',
  cancelUnknown: '没有收到取消结果，请刷新后查看',
  cancelReason: '用户主动取消',
  again: '再寄一单',
  evaluate: '评价这次寄件',
  evaluated: '查看评价',
  refreshFailed: '刷新失败，请稍后重试',
} as const;
