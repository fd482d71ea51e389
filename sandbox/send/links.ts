import { linkTo, type FixtureLink } from '../core/links';

const express = linkTo('查快递', (code) => `/checkExpress?waybillNo=${code}`);
const order = linkTo('订单', (orderNo) => `/order/detail?orderNo=${orderNo}`);

export const sendLinks: readonly FixtureLink[] = [
  order(
    'ORD-WAIT',
    '待揽收',
    'waits for its courier, can be cancelled; cards of AGG-THREE. It goes on by the sandbox’s clock; a new order counts for campaigns once it is collected',
  ),
  order('ORD-WAIT-2', '待揽收 · 文件', 'as ORD-WAIT: documents, no cards'),
  order('ORD-PICKED', '已揽收', 'collected, its freight to pay; cards of AGG-MULTI'),
  order('ORD-TRANSIT', '运输中', 'on its way; cards of AGG-STATES'),
  order('ORD-TRANSIT-2', '运输中 · 无卡片', 'on its way, no cards'),
  order('ORD-DELIVERING', '派送中', 'out for delivery; cards of AGG-SINGLE'),
  order('ORD-SIGNED', '已签收', 'delivered, a coupon used; cards of AGG-DONE'),
  order('ORD-SIGNED-2', '已签收 · 已评价', 'delivered, evaluated'),
  order('ORD-SIGNED-3', '已签收 · 活动已过期', 'delivered; cards of AGG-ENDED'),
  order('ORD-SIGNED-4', '已签收 · 已开票', 'delivered, evaluated, invoiced'),
  order('ORD-CANCELLED', '已取消', 'cancelled, no cards'),
  order('ORD-CANCELLED-2', '已取消 · 另一单', 'cancelled too'),
  order('ORD-GONE', '订单不存在', 'no such order'),
  order('ORD-HOSTILE', '恶意内容', 'hostile texts; of 13900000066 only'),
  express('SF1234567890123', '派送中', 'on its way, its carrier known by the number'),
  express('YT1234567890123', '已签收', 'delivered'),
  express('NONE0000000', '查无此件', 'nothing is known of this number'),
  express('BUSY00000000001', '查询太频繁', 'asked too often, as everybody is after 30 questions in a minute'),
  express('HOSTILE00000001', '恶意内容', 'hostile and very long texts'),
  {
    group: '查快递',
    code: 'EXPRESS-RECORD',
    title: '查询记录',
    path: '/expressRecord',
    shows: '43 entries in pages; none for numbers that end in 00',
  },
  {
    group: '查快递',
    code: 'FREIGHT',
    title: '运费时效',
    path: '/freightPrescription',
    shows: 'what each carrier takes, by the rule of the send page',
  },
];
