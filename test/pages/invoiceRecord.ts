/** Invoices that were applied for, one of them, and its orders. */
import { dialog, loginDialog, MOBILE } from '../journeys/steps';
import { EMPTY_MOBILE, failing, HOSTILE_MOBILE, loadingOnPhone, RETRY, rowsNearScreen } from './common';
import type { PageDescription } from './types';

const detail = (code: string): string => `/invoiceRecordDetail?invoiceNo=${code}`;

export const INVOICE_RECORD_PAGES: readonly PageDescription[] = [
  {
    route: 'invoiceRecord',
    states: [
      { name: 'invoice-records-login', address: '/invoiceRecord', seen: loginDialog },
      { name: 'invoice-records', address: '/invoiceRecord', mobile: MOBILE, seen: '深圳市蓝鲸软件有限公司' },
      {
        name: 'invoice-records-empty',
        address: '/invoiceRecord',
        mobile: EMPTY_MOBILE,
        seen: '还没有开票记录',
        isPictureOnly: true,
      },
      {
        name: 'invoice-records-hostile',
        address: '/invoiceRecord',
        mobile: HOSTILE_MOBILE,
        seen: /很长的抬头/,
        isPictureOnly: true,
      },
      {
        name: 'invoice-records-failed',
        address: '/invoiceRecord',
        mobile: MOBILE,
        faults: [failing('v2/getInvoiceHistory')],
        seen: (page) => page.getByRole('button', { name: RETRY }),
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'invoice records',
        isLoggedIn: true,
        seen: '深圳市蓝鲸软件有限公司',
        firstRender: { held: ['getInvoiceHistory'], loading: loadingOnPhone, settle: rowsNearScreen },
      },
    ],
  },
  {
    route: 'invoiceRecordDetail',
    states: [
      {
        name: 'invoice-record-login',
        address: '/invoiceRecordDetail',
        seen: '登录后查看发票',
        isPictureOnly: true,
      },
      {
        name: 'invoice-record',
        address: detail('INV-DONE'),
        mobile: MOBILE,
        seen: '查看发票',
        isFullPage: true,
      },
      {
        name: 'invoice-record-wait',
        address: detail('INV-WAIT'),
        mobile: MOBILE,
        seen: '刷新进度',
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'invoice-record-mailed',
        address: detail('INV-DONE'),
        mobile: MOBILE,
        steps: async ({ page }) => page.getByRole('button', { name: '发送到邮箱', exact: true }).click(),
        seen: /秒后可再次发送/,
      },
      {
        name: 'invoice-record-fail',
        address: detail('INV-FAIL'),
        mobile: MOBILE,
        seen: '重新申请',
        isFullPage: true,
      },
      {
        name: 'invoice-record-red',
        address: detail('INV-RED'),
        mobile: MOBILE,
        seen: '重新申请',
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'invoice-record-email',
        address: detail('INV-WAIT'),
        mobile: MOBILE,
        steps: async ({ page }) => page.getByRole('button', { name: '修改接收邮箱', exact: true }).click(),
        seen: (page) => dialog(page, '修改接收邮箱'),
      },
      {
        name: 'invoice-record-hostile',
        address: detail('INV-HOSTILE'),
        mobile: HOSTILE_MOBILE,
        seen: '重新申请',
        isFullPage: true,
      },
      {
        name: 'invoice-record-none',
        address: detail('NOBODYS'),
        mobile: MOBILE,
        seen: '没有找到这张发票',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'invoice',
        query: 'invoiceNo=INV-DONE',
        isLoggedIn: true,
        seen: '查看发票',
        firstRender: {},
      },
      { name: 'no such record', query: 'invoiceNo=NONE', isLoggedIn: true, seen: '没有找到这张发票' },
    ],
  },
  {
    route: 'invoiceRecordDoneList',
    states: [
      { name: 'invoice-record-orders-login', address: '/invoiceRecordDoneList', seen: loginDialog },
      {
        name: 'invoice-record-orders-none',
        address: '/invoiceRecordDoneList',
        mobile: MOBILE,
        seen: '没有找到这张发票的订单',
        isPictureOnly: true,
      },
      {
        name: 'invoice-record-orders',
        address: '/invoiceRecordDoneList?invoiceNo=INV-DONE',
        mobile: MOBILE,
        seen: '共 3 单',
      },
    ],
    inPackages: [
      {
        name: 'orders of an invoice',
        query: 'invoiceNo=INV-DONE',
        isLoggedIn: true,
        seen: '共 3 单',
        firstRender: {},
      },
    ],
  },
];
