import { linkTo, type FixtureLink } from '../core/links';

const invoice = linkTo('发票', (path) => path);
const invoiceRecord = linkTo('发票', (code) => `/invoiceRecordDetail?invoiceNo=${code}`);

export const invoiceLinks: readonly FixtureLink[] = [
  invoice(
    '/invoiceHome',
    '开具发票',
    '60 orders to invoice; numbers that end in 00 have none',
    '60 张订单可以开票；尾号 00 的号码没有',
  ),
  invoice(
    '/invoiceList',
    '开票订单',
    'four pages; laundry is the other company’s',
    '四页订单；洗护订单由另一家公司开票',
  ),
  invoice('/invoiceTitle', '抬头管理', 'three titles, the first is the default', '三个抬头，第一个是默认'),
  invoice('/invoiceRecord', '开票记录', 'two pages of invoices in every state', '两页发票，各种状态都有'),
  invoiceRecord(
    'INV-WAIT',
    '开票中',
    'is never answered by the tax office; one that is applied for is, after two minutes',
    '税务一直不回复；自己新申请的两分钟后开好',
  ),
  invoiceRecord(
    'INV-DONE',
    '已开票',
    'three orders, one of them ORD-SIGNED-4',
    '含三张订单，其中一张是 ORD-SIGNED-4',
  ),
  invoiceRecord('INV-FAIL', '开票失败', 'its two orders can be invoiced again', '两张订单可以重新开票'),
  invoiceRecord(
    'INV-RED',
    '已红冲',
    'taken back; its two orders can be invoiced again',
    '发票已红冲，两张订单可以重新开票',
  ),
  invoiceRecord('INV-PERSON', '个人发票', 'of a person', '开给个人的发票'),
  invoiceRecord('INV-LF', '合作公司发票', 'laundry, issued by the other company', '洗护发票，由合作公司开具'),
  invoiceRecord(
    'INV-HOSTILE',
    '恶意内容',
    'of 13900000066: hostile title, remark and reason',
    '13900000066 的发票：抬头、备注和原因是恶意的',
  ),
];
