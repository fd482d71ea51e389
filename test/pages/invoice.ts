/** Invoicing orders: home, list, search, application, titles, result. */
import type { Page } from 'playwright-core';
import { dialog, loginDialog, MOBILE } from '../journeys/steps';
import type { PageDescription } from './types';

const NOTHING_MOBILE = '13912345600';
const HOSTILE_MOBILE = '13900000066';
const ORDERS = 'fcinvoice/consumerInvoice/v2/orderList';
const HEADS = 'fcinvoice/invoiceHead/list';
const BROKEN = { kind: 'status', status: 500, times: 9 } as const;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const INVOICE_PAGES: readonly PageDescription[] = [
  {
    route: 'invoiceHome',
    states: [
      { name: 'invoice-home-login', address: '/invoiceHome', seen: '登录后查看可开票金额' },
      {
        name: 'invoice-home',
        address: '/invoiceHome',
        mobile: MOBILE,
        seen: '可开票订单 60 单，共',
        isFullPage: true,
      },
      {
        name: 'invoice-home-empty',
        address: '/invoiceHome',
        mobile: NOTHING_MOBILE,
        seen: '暂无可开票订单',
        isPictureOnly: true,
      },
      {
        name: 'invoice-home-failed',
        address: '/invoiceHome',
        mobile: MOBILE,
        faults: [{ path: ORDERS, ...BROKEN }],
        seen: '可开票金额加载失败，请重试',
        isPictureOnly: true,
      },
    ],
    inPackages: [{ name: 'invoice home', isLoggedIn: true, seen: '可开票订单 60 单，共', firstRender: {} }],
  },
  {
    route: 'invoiceList',
    states: [
      { name: 'invoice-list-login', address: '/invoiceList', seen: loginDialog },
      {
        name: 'invoice-list',
        address: '/invoiceList',
        mobile: MOBILE,
        steps: async ({ page }) => {
          await page.getByRole('checkbox').nth(1).click();
          await page.getByRole('checkbox').nth(2).click();
        },
        seen: '已选 2 单',
      },
      {
        name: 'invoice-list-months',
        address: '/invoiceList',
        mobile: MOBILE,
        steps: ({ page }) => press(page, '选择月份，全部月份'),
        seen: (page) => dialog(page, '选择月份'),
      },
      {
        name: 'invoice-list-empty',
        address: '/invoiceList',
        mobile: NOTHING_MOBILE,
        seen: '暂无可开票订单，寄件签收后即可开票',
        isPictureOnly: true,
      },
      {
        name: 'invoice-list-failed',
        address: '/invoiceList',
        mobile: MOBILE,
        faults: [{ path: ORDERS, ...BROKEN }],
        seen: '加载失败，请重试',
        isPictureOnly: true,
      },
      {
        name: 'invoice-list-hostile',
        address: '/invoiceList',
        mobile: HOSTILE_MOBILE,
        seen: /<script>.*市/,
        isPictureOnly: true,
      },
    ],
    inPackages: [{ name: 'invoice list', isLoggedIn: true, seen: '下一步', firstRender: {} }],
  },
  {
    route: 'invoiceSearchOrder',
    states: [
      { name: 'invoice-search-login', address: '/invoiceSearchOrder', seen: loginDialog },
      {
        name: 'invoice-search',
        address: '/invoiceSearchOrder',
        mobile: MOBILE,
        seen: '可按订单号、运单号或手机尾号查找',
      },
      {
        name: 'invoice-search-found',
        address: '/invoiceSearchOrder',
        mobile: MOBILE,
        steps: async ({ page }) => {
          await page.getByRole('textbox', { name: '手机尾号' }).fill('2222');
          await press(page, '查找');
        },
        seen: '已开票',
      },
      {
        name: 'invoice-search-none',
        address: '/invoiceSearchOrder',
        mobile: MOBILE,
        steps: async ({ page }) => {
          await page.getByRole('textbox', { name: '订单号或运单号' }).fill('NONE000');
          await press(page, '查找');
        },
        seen: '没有找到订单，请核对后再试',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'invoice search',
        isLoggedIn: true,
        seen: '可按订单号、运单号或手机尾号查找',
        firstRender: {},
      },
    ],
  },
  {
    route: 'invoiceDetail',
    states: [
      { name: 'invoice-apply-login', address: '/invoiceDetail', seen: '登录后申请开票' },
      {
        name: 'invoice-apply',
        address: '/invoiceDetail?invoiceNo=INV-FAIL',
        mobile: MOBILE,
        seen: '开票金额（2 单）',
        isFullPage: true,
      },
      {
        name: 'invoice-apply-wrong',
        address: '/invoiceDetail?invoiceNo=INV-FAIL',
        mobile: MOBILE,
        steps: async ({ page }) => {
          await page.getByRole('textbox', { name: '纳税人识别号' }).fill('91440300MA5DA1B2CX');
          await page.getByRole('textbox', { name: '接收邮箱' }).fill('chen');
          await press(page, '提交申请');
        },
        seen: '识别号校验位不符，请核对',
      },
      {
        name: 'invoice-apply-confirm',
        address: '/invoiceDetail?invoiceNo=INV-FAIL',
        mobile: MOBILE,
        steps: ({ page }) => press(page, '提交申请'),
        seen: (page) => dialog(page, '确认开票信息'),
      },
      {
        name: 'invoice-apply-order',
        address: '/invoiceDetail?orderNo=ORD-SIGNED',
        mobile: MOBILE,
        seen: '开票金额（1 单）',
      },
      {
        name: 'invoice-apply-invoiced',
        address: '/invoiceDetail?orderNo=ORD-SIGNED-4',
        mobile: MOBILE,
        seen: '这个订单已开票',
      },
      {
        name: 'invoice-apply-closed',
        address: '/invoiceDetail?orderNo=ORD-TRANSIT',
        mobile: MOBILE,
        seen: '这个订单暂不可开票，签收后按实付金额开票',
        isPictureOnly: true,
      },
      {
        name: 'invoice-apply-nothing',
        address: '/invoiceDetail',
        mobile: MOBILE,
        seen: '还没有选择开票订单',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'invoice application',
        query: 'invoiceNo=INV-FAIL',
        isLoggedIn: true,
        seen: '开票金额（2 单）',
        firstRender: {},
      },
    ],
  },
  {
    route: 'invoiceTitle',
    states: [
      { name: 'invoice-titles-login', address: '/invoiceTitle', seen: '登录后管理抬头' },
      { name: 'invoice-titles', address: '/invoiceTitle', mobile: MOBILE, seen: '新增抬头' },
      {
        name: 'invoice-title-form',
        address: '/invoiceTitle',
        mobile: MOBILE,
        steps: async ({ page }) => {
          await press(page, '新增抬头');
          await page.getByRole('textbox', { name: '发票抬头' }).fill('蓝鲸');
        },
        seen: '深圳市蓝鲸贸易有限公司',
      },
      {
        name: 'invoice-title-delete',
        address: '/invoiceTitle?mode=choose',
        mobile: MOBILE,
        steps: ({ page }) => press(page, '删除抬头 陈晓岚'),
        seen: (page) => dialog(page, '删除抬头'),
      },
      {
        name: 'invoice-titles-empty',
        address: '/invoiceTitle',
        mobile: NOTHING_MOBILE,
        seen: '还没有保存抬头，添加后开票更快',
        isPictureOnly: true,
      },
      {
        name: 'invoice-titles-failed',
        address: '/invoiceTitle',
        mobile: MOBILE,
        faults: [{ path: HEADS, ...BROKEN }],
        seen: '抬头加载失败，请重试',
        isPictureOnly: true,
      },
      {
        name: 'invoice-titles-hostile',
        address: '/invoiceTitle',
        mobile: HOSTILE_MOBILE,
        seen: /很长的抬头/,
        isPictureOnly: true,
      },
    ],
    inPackages: [{ name: 'invoice titles', isLoggedIn: true, seen: '新增抬头', firstRender: {} }],
  },
  {
    route: 'invoiceSuccess',
    states: [
      { name: 'invoice-result-login', address: '/invoiceSuccess', seen: '登录后查看申请结果' },
      {
        name: 'invoice-result',
        address: '/invoiceSuccess?invoiceNo=INV-WAIT',
        mobile: MOBILE,
        seen: '开票申请已提交',
        isFullPage: true,
      },
      {
        name: 'invoice-result-failed',
        address: '/invoiceSuccess?invoiceNo=INV-FAIL',
        mobile: MOBILE,
        seen: '开票没有成功',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      { name: 'no such invoice', query: 'invoiceNo=NONE', isLoggedIn: true, seen: '没有找到这张发票' },
    ],
  },
];
