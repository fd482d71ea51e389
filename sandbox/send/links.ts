import { linkTo, type FixtureLink } from '../core/links';

const express = linkTo('查快递', (code) => `/checkExpress?waybillNo=${code}`);
const order = linkTo('订单', (orderNo) => `/order/detail?orderNo=${orderNo}`);

export const sendLinks: readonly FixtureLink[] = [
  order(
    'ORD-WAIT',
    '待揽收',
    'waits for its courier, can be cancelled; cards of AGG-THREE. It goes on by the sandbox’s clock; a new order counts for campaigns once it is collected',
    '等快递员上门，可以取消；显示 AGG-THREE 的卡片。状态随沙箱时钟前进；新订单揽收后计入活动',
  ),
  order(
    'ORD-WAIT-2',
    '待揽收 · 文件',
    'as ORD-WAIT: documents, no cards',
    '同 ORD-WAIT：寄的是文件，没有卡片',
  ),
  order(
    'ORD-PICKED',
    '已揽收',
    'collected, its freight to pay; cards of AGG-MULTI',
    '已揽收，待付运费；显示 AGG-MULTI 的卡片',
  ),
  order('ORD-TRANSIT', '运输中', 'on its way; cards of AGG-STATES', '运输中；显示 AGG-STATES 的卡片'),
  order('ORD-TRANSIT-2', '运输中 · 无卡片', 'on its way, no cards', '运输中，没有卡片'),
  order(
    'ORD-DELIVERING',
    '派送中',
    'out for delivery; cards of AGG-SINGLE',
    '派送中；显示 AGG-SINGLE 的卡片',
  ),
  order(
    'ORD-SIGNED',
    '已签收',
    'delivered, a coupon used; cards of AGG-DONE',
    '已签收，用了一张券；显示 AGG-DONE 的卡片',
  ),
  order('ORD-SIGNED-2', '已签收 · 已评价', 'delivered, evaluated', '已签收，已评价'),
  order(
    'ORD-SIGNED-3',
    '已签收 · 活动已过期',
    'delivered; cards of AGG-ENDED',
    '已签收；显示 AGG-ENDED 的卡片',
  ),
  order('ORD-SIGNED-4', '已签收 · 已开票', 'delivered, evaluated, invoiced', '已签收，已评价，已开票'),
  order('ORD-CANCELLED', '已取消', 'cancelled, no cards', '已取消，没有卡片'),
  order('ORD-CANCELLED-2', '已取消 · 另一单', 'cancelled too', '也是已取消'),
  order('ORD-GONE', '订单不存在', 'no such order', '没有这张订单'),
  order('ORD-HOSTILE', '恶意内容', 'hostile texts; of 13900000066 only', '文字是恶意的；只属于 13900000066'),
  express(
    'SF1234567890123',
    '派送中',
    'on its way, its carrier known by the number',
    '派送中，按单号识别出快递公司',
  ),
  express('YT1234567890123', '已签收', 'delivered', '已经签收'),
  express('NONE0000000', '查无此件', 'nothing is known of this number', '查不到这个单号'),
  express(
    'BUSY00000000001',
    '查询太频繁',
    'asked too often, as everybody is after 30 questions in a minute',
    '查得太频繁；一分钟查 30 次以后人人都会这样',
  ),
  express('HOSTILE00000001', '恶意内容', 'hostile and very long texts', '文字恶意而且很长'),
  {
    group: '查快递',
    code: 'EXPRESS-RECORD',
    title: '查询记录',
    path: '/expressRecord',
    shows: '43 entries in pages; none for numbers that end in 00',
    description: '43 条记录，分页；尾号 00 的号码没有',
  },
  {
    group: '查快递',
    code: 'FREIGHT',
    title: '运费时效',
    path: '/freightPrescription',
    shows: 'what each carrier takes, by the rule of the send page',
    description: '每家快递的运费和时效，与寄件页同一规则',
  },
];
