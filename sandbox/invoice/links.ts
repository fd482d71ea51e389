import { linkTo, type FixtureLink } from '../core/links';

const invoice = linkTo('发票', (path) => path);
const invoiceRecord = linkTo('发票', (code) => `/invoiceRecordDetail?invoiceNo=${code}`);

export const invoiceLinks: readonly FixtureLink[] = [
  invoice('/invoiceHome', '开具发票', '60 orders to invoice; numbers that end in 00 have none'),
  invoice('/invoiceList', '开票订单', 'four pages; laundry is the other company’s'),
  invoice('/invoiceTitle', '抬头管理', 'three titles, the first is the default'),
  invoice('/invoiceRecord', '开票记录', 'two pages of invoices in every state'),
  invoiceRecord(
    'INV-WAIT',
    '开票中',
    'is never answered by the tax office; one that is applied for is, after two minutes',
  ),
  invoiceRecord('INV-DONE', '已开票', 'three orders, one of them ORD-SIGNED-4'),
  invoiceRecord('INV-FAIL', '开票失败', 'its two orders can be invoiced again'),
  invoiceRecord('INV-RED', '已红冲', 'taken back; its two orders can be invoiced again'),
  invoiceRecord('INV-PERSON', '个人发票', 'of a person'),
  invoiceRecord('INV-LF', '合作公司发票', 'laundry, issued by the other company'),
  invoiceRecord('INV-HOSTILE', '恶意内容', 'of 13900000066: hostile title, remark and reason'),
];
