/** The pickup tab, an opening, its fee, the history; orders. */
import { type Cashier, installCashier, setCashier } from '../journeys/couponSaleSteps';
import { loseGateway, openButton, PICK_CALL, said } from '../journeys/pickSteps';
import { dialog, loginDialog, MOBILE } from '../journeys/steps';
import { EMPTY_MOBILE, HOSTILE_MOBILE } from './common';
import type { PageDescription, PageState } from './types';

const pickUp: PageDescription = {
  route: 'pickUp',
  states: [
    { name: 'pick-logged-out', address: '/pick', seen: '登录后查看待取包裹' },
    { name: 'pick', address: '/pick?parcelId=PKG-FRESH', mobile: MOBILE, seen: '导航', isFullPage: true },
    { name: 'pick-hostile', address: '/pick', mobile: HOSTILE_MOBILE, seen: '导航', isFullPage: true },
    { name: 'pick-empty', address: '/pick', mobile: EMPTY_MOBILE, seen: '暂无待取包裹' },
    {
      name: 'pick-failed',
      address: '/pick',
      mobile: MOBILE,
      faults: [{ path: 'post/pick/waiting', kind: 'malformed', times: 20 }],
      seen: '待取包裹加载失败，请重试',
      isPictureOnly: true,
    },
  ],
  inPackages: [{ name: 'pick', isLoggedIn: true, seen: '导航' }],
};

const pickOpen: PageDescription = {
  route: 'pickOpen',
  states: [
    { name: 'pick-open-bare', address: '/pick/open', seen: '没有读到柜机编号，请重新扫码' },
    {
      name: 'pick-open',
      address: '/pick/open?cabinetCode=CAB-1001',
      mobile: MOBILE,
      seen: openButton,
    },
    {
      name: 'pick-opened',
      address: '/pick/open?cabinetCode=CAB-1001',
      mobile: MOBILE,
      steps: ({ page }) => openButton(page).click(),
      seen: (page) => said(page, '柜门已打开'),
    },
  ],
  inPackages: [
    {
      name: 'opening a cabinet',
      query: 'cabinetCode=CAB-1001',
      isLoggedIn: true,
      seen: '打开柜门',
      firstRender: {},
    },
  ],
};

const UNKNOWN = '没有网络，暂时查不到这件包裹';

const pickCode: PageDescription = {
  route: 'pickCode',
  states: [
    { name: 'pick-code-logged-out', address: '/pick/code', seen: '登录后查看取件码' },
    { name: 'pick-code', address: '/pick/code?parcelId=PKG-FRESH', mobile: MOBILE, seen: '柜门没打开？' },
    {
      name: 'pick-code-overdue',
      address: '/pick/code?parcelId=PKG-OVERDUE',
      mobile: MOBILE,
      seen: '有超时取件费待付，付清后才能开柜',
    },
    {
      name: 'pick-code-offline',
      address: '/pick/code?parcelId=PKG-OFFLINE',
      mobile: MOBILE,
      seen: '柜机暂时离线，无法开柜，请稍后再试',
    },
    { name: 'pick-code-hostile', address: '/pick/code', mobile: HOSTILE_MOBILE, seen: '柜门没打开？' },
    {
      name: 'pick-code-gone',
      address: '/pick/code?parcelId=PKG-GONE',
      mobile: MOBILE,
      seen: '这件包裹已取出，或不在柜机里',
    },
    {
      name: 'pick-code-unknown',
      address: '/pick/code?parcelId=PKG-FRESH',
      mobile: MOBILE,
      // The list is kept, then the network is lost, and a parcel is asked for that is not in it. 刷新 reaches the gateway.
      steps: async (visitor) => {
        const { page } = visitor;
        const calls = `**/${PICK_CALL.waiting}`;
        await page.getByText('柜门没打开？').waitFor();
        await loseGateway(visitor, calls);
        await visitor.open('/pick/code?parcelId=PKG-NEW');
        await page.getByText(UNKNOWN).waitFor();
        await page.unroute(calls);
      },
      seen: UNKNOWN,
    },
    { name: 'pick-code-empty', address: '/pick/code', mobile: EMPTY_MOBILE, seen: '暂无待取包裹' },
  ],
  inPackages: [{ name: 'code', query: 'parcelId=PKG-FRESH', isLoggedIn: true, seen: '柜门没打开？' }],
};

const FEE = {
  gone: '这件包裹已取出，或不在柜机里',
  nothing: '这件包裹没有超时取件费，可以直接取件',
  otherApp: '请打开APP，或在微信、支付宝中支付',
  paid: '已支付，可以取件了',
} as const;
const feeOf = (parcelId: string) => ({ address: `/pick/fee?parcelId=${parcelId}`, mobile: MOBILE }) as const;

/** It is being paid, and the cashier gives this result. */
const paying = (
  place: Pick<PageState, 'address' | 'mobile'>,
  result: Parameters<typeof setCashier>[1],
  cashier: Cashier = 'honest',
): Pick<PageState, 'address' | 'mobile' | 'hosts' | 'before' | 'steps'> => ({
  ...place,
  hosts: ['wechat'],
  before: async (visitor, sandbox) => {
    await installCashier(visitor, cashier);
    await setCashier(sandbox, result);
  },
  steps: ({ page }) => page.getByRole('button', { name: '去支付', exact: true }).click(),
});

const OVERDUE = feeOf('PKG-OVERDUE');
const PICKED = { address: '/order/detail?orderNo=ORD-PICKED', mobile: MOBILE } as const;
const FREIGHT = { pay: '去支付', receipt: '支付凭证' } as const;

const pickFee: PageDescription = {
  route: 'pickFee',
  states: [
    { name: 'pick-fee-logged-out', address: '/pick/fee', seen: '登录后查看超时取件费', isPictureOnly: true },
    {
      name: 'pick-fee',
      ...OVERDUE,
      hosts: ['wechat'],
      seen: '费用明细',
      isFullPage: true,
    },
    { name: 'pick-fee-other-app', ...OVERDUE, seen: FEE.otherApp, isFullPage: true },
    { name: 'pick-fee-unpaid', ...paying(OVERDUE, 'fail'), seen: '支付未完成，可重新支付' },
    {
      name: 'pick-fee-unconfirmed',
      ...paying(OVERDUE, 'pay', 'wrong'),
      seen: '支付结果确认中',
      isPictureOnly: true,
    },
    { name: 'pick-fee-paid', ...paying(OVERDUE, 'pay'), seen: FEE.paid, isFullPage: true },
    { name: 'pick-fee-gone', address: '/pick/fee?parcelId=PKG-GONE', mobile: MOBILE, seen: FEE.gone },
    { name: 'pick-fee-none', address: '/pick/fee?parcelId=PKG-FRESH', mobile: MOBILE, seen: FEE.nothing },
  ],
  inPackages: [{ name: 'fee', query: 'parcelId=PKG-OVERDUE', isLoggedIn: true, seen: '费用明细' }],
};

const pickHistory: PageDescription = {
  route: 'pickHistory',
  states: [
    { name: 'pick-history-login', address: '/pick/history', seen: loginDialog, isPictureOnly: true },
    { name: 'pick-history', address: '/pick/history', mobile: MOBILE, seen: '已取出' },
    { name: 'pick-history-none', address: '/pick/history', mobile: EMPTY_MOBILE, seen: '暂无取件记录' },
  ],
  inPackages: [{ name: 'pick history', isLoggedIn: true, seen: '已取出' }],
};

const orderList: PageDescription = {
  route: 'orderList',
  states: [
    { name: 'order-list-login', address: '/order/list', seen: loginDialog, isPictureOnly: true },
    { name: 'order-list', address: '/order/list', mobile: MOBILE, seen: '待揽收' },
    {
      name: 'order-list-empty',
      address: '/order/list',
      mobile: EMPTY_MOBILE,
      seen: '暂无订单',
      isPictureOnly: true,
    },
  ],
  inPackages: [{ name: 'orders', isLoggedIn: true, seen: '待揽收' }],
};

const orderDetail: PageDescription = {
  route: 'orderDetail',
  states: [
    { name: 'order-logged-out', address: '/order/detail', seen: '登录后查看订单' },
    {
      name: 'order-detail',
      address: '/order/detail?orderNo=ORD-TRANSIT',
      mobile: MOBILE,
      seen: '费用明细',
      isFullPage: true,
    },
    {
      name: 'order-hostile',
      address: '/order/detail?orderNo=ORD-HOSTILE',
      mobile: HOSTILE_MOBILE,
      seen: '费用明细',
      isFullPage: true,
    },
    { name: 'order-due', ...PICKED, hosts: ['wechat'], seen: FREIGHT.pay, isFullPage: true },
    { name: 'order-due-other-app', ...PICKED, seen: FEE.otherApp },
    { name: 'order-unpaid', ...paying(PICKED, 'fail'), seen: '支付未完成，可重新支付' },
    {
      name: 'order-unconfirmed',
      ...paying(PICKED, 'pay', 'wrong'),
      seen: '支付结果确认中',
      isPictureOnly: true,
    },
    { name: 'order-paid', ...paying(PICKED, 'pay'), seen: FREIGHT.receipt, isFullPage: true },
    {
      name: 'order-signed',
      address: '/order/detail?orderNo=ORD-SIGNED-4',
      mobile: MOBILE,
      seen: FREIGHT.receipt,
      isFullPage: true,
    },
    {
      name: 'order-cancelled',
      address: '/order/detail?orderNo=ORD-CANCELLED',
      mobile: MOBILE,
      seen: '已取消',
      isPictureOnly: true,
    },
    {
      name: 'order-cancel',
      address: '/order/detail?orderNo=ORD-WAIT',
      mobile: MOBILE,
      steps: ({ page }) => page.getByRole('button', { name: '取消订单' }).click(),
      seen: (page) => dialog(page, '确定取消这个订单吗？'),
    },
  ],
  inPackages: [
    {
      name: 'order detail',
      // An order without cards: the cards of other orders come from a separate call.
      query: 'orderNo=ORD-WAIT-2',
      isLoggedIn: true,
      seen: '再寄一单',
      firstRender: {},
    },
  ],
};

export const PICK_PAGES: readonly PageDescription[] = [
  pickUp,
  pickOpen,
  pickCode,
  pickFee,
  pickHistory,
  orderList,
  orderDetail,
];
