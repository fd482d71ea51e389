/** The send tab with its sheets, the address pages, the success page. */
import type { Page } from 'playwright-core';
import { visiblePage } from '../engines/host';
import {
  agree,
  carriers,
  choose,
  chooseGoods,
  chooseSlot,
  person,
  SEND,
  SEND_CALL,
  submitButton,
} from '../journeys/sendSteps';
import { dialog, MOBILE } from '../journeys/steps';
import { EMPTY_MOBILE, failing, HOSTILE_MOBILE, late } from './common';
import type { PageDescription, PageState } from './types';

/** Fills in sender and receiver. */
async function begin(page: Page): Promise<void> {
  await person(page, '寄件人', '陈晓岚').waitFor();
  await choose(page, '收件人', '李建国');
}

/** Fills in everything but the consent. */
async function fillBeforeConsent(page: Page): Promise<void> {
  await begin(page);
  await chooseGoods(page);
  await carriers(page).first().waitFor();
  await chooseSlot(page);
}

/** Fills in everything. */
export async function fillSendForm(page: Page): Promise<void> {
  await fillBeforeConsent(page);
  await agree(page);
}

const sheet = (name: string, button: string | RegExp, title: string): PageState => ({
  name: `send-${name}`,
  address: SEND,
  mobile: MOBILE,
  async steps({ page }) {
    await fillSendForm(page);
    await page.getByRole('button', { name: button }).click();
  },
  seen: (page) => dialog(page, title),
});

const send: PageDescription = {
  route: 'send',
  states: [
    {
      name: 'send',
      address: SEND,
      seen: (page) => page.getByRole('button', { name: /填写寄件人信息/ }),
      isFullPage: true,
    },
    {
      name: 'send-filled',
      address: SEND,
      mobile: MOBILE,
      steps: ({ page }) => fillSendForm(page),
      seen: /^￥\d+\.\d\d$/,
      isFullPage: true,
    },
    {
      name: 'send-missing',
      address: SEND,
      steps: ({ page }) => submitButton(page).click(),
      seen: '请填写寄件人信息',
    },
    {
      name: 'send-loading',
      address: SEND,
      faults: [late(SEND_CALL.goods)],
      seen: '禁寄物品',
      isPictureOnly: true,
    },
    {
      name: 'send-freight-failed',
      address: SEND,
      mobile: MOBILE,
      faults: [failing(SEND_CALL.freight)],
      async steps({ page }) {
        await begin(page);
        await chooseGoods(page);
      },
      seen: '运费查询失败，请重试',
      isFullPage: true,
      isPictureOnly: true,
    },
    sheet('slot', /上门时间/, '上门时间'),
    sheet('coupon', /^优惠券/, '优惠券'),
    sheet('remark', /给快递员捎句话/, '给快递员捎句话'),
    sheet('forbidden', '禁寄物品', '禁寄物品'),
    {
      name: 'send-agreement',
      address: SEND,
      mobile: MOBILE,
      async steps({ page }) {
        await fillBeforeConsent(page);
        await page
          .getByText(/^￥\d+\.\d\d$/)
          .last()
          .waitFor();
        await submitButton(page).click();
      },
      seen: (page) => dialog(page, '服务协议和隐私政策'),
    },
  ],
  inPackages: [
    {
      name: 'send',
      isLoggedIn: true,
      seen: '陈晓岚',
      firstRender: {
        // The kinds of goods come from a separate call.
        held: ['send/goodsTypes'],
        settle: (page) => visiblePage(page).getByText('日用品').first().waitFor(),
      },
    },
  ],
};

const sendSuccess: PageDescription = {
  route: 'sendSuccess',
  states: [
    {
      name: 'send-success-bare',
      address: '/send/success',
      seen: '没有找到这笔订单',
      isPictureOnly: true,
    },
    {
      name: 'send-success',
      address: SEND,
      mobile: MOBILE,
      async steps({ page }) {
        await fillSendForm(page);
        await page
          .getByText(/^￥\d+\.\d\d$/)
          .last()
          .waitFor();
        await submitButton(page).click();
      },
      seen: (page) => page.getByRole('heading', { name: '下单成功', level: 2 }),
    },
  ],
  inPackages: [{ name: 'sent', query: 'orderNo=ORD-WAIT-2', isLoggedIn: true, seen: '下单成功' }],
};

const BOOK = '/send/addressBook';

const addressBook: PageDescription = {
  route: 'addressBook',
  states: [
    { name: 'address-book-logged-out', address: BOOK, seen: '登录后查看地址簿' },
    { name: 'address-book', address: `${BOOK}?kind=RECEIVER`, mobile: MOBILE, seen: '李建国' },
    {
      name: 'address-book-empty',
      address: BOOK,
      mobile: EMPTY_MOBILE,
      seen: '还没有保存的地址',
      isPictureOnly: true,
    },
    {
      name: 'address-book-hostile',
      address: `${BOOK}?kind=RECEIVER`,
      mobile: HOSTILE_MOBILE,
      seen: '取消默认',
    },
  ],
  inPackages: [
    { name: 'address book', query: 'kind=RECEIVER', isLoggedIn: true, seen: '李建国', firstRender: {} },
  ],
};

async function readAddress(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '智能识别' }).fill('李建国，13700002222\n北京海淀中关村大街');
  await page.getByRole('button', { name: '识别', exact: true }).click();
  await page.getByText('标有“请核对”的内容可能不准确，请确认后再保存').waitFor();
}

const addressEdit: PageDescription = {
  route: 'addressEdit',
  hasOwnTitle: true,
  states: [
    {
      name: 'address-form-new',
      address: '/send/addressEdit',
      seen: (page) => page.getByRole('textbox', { name: '智能识别' }),
      isPictureOnly: true,
    },
    {
      name: 'address-form',
      address: '/send/addressEdit?kind=RECEIVER',
      steps: ({ page }) => readAddress(page),
      seen: '标有“请核对”的内容可能不准确，请确认后再保存',
    },
    {
      name: 'address-region',
      address: '/send/addressEdit?kind=RECEIVER',
      async steps({ page }) {
        await readAddress(page);
        await page.getByRole('button', { name: /所在地区/ }).click();
      },
      seen: '热门城市',
    },
  ],
  inPackages: [{ name: 'address form', query: 'kind=RECEIVER', isLoggedIn: true, seen: '所在地区' }],
};

const sendGuide: PageDescription = {
  route: 'sendGuide',
  states: [
    { name: 'send-guide', address: '/sendGuide', seen: '枪支弹药、管制刀具', isFullPage: true },
    {
      name: 'send-guide-searched',
      address: '/sendGuide',
      async steps({ page }) {
        await page.getByRole('textbox', { name: '搜索禁寄物品' }).fill('雨伞');
        await page.getByRole('button', { name: '运费怎么算？' }).click();
      },
      seen: /禁寄物品中没有“雨伞”/,
      isFullPage: true,
    },
    {
      name: 'send-guide-failed',
      address: '/sendGuide',
      faults: [failing('send/goodsTypes')],
      seen: '禁寄物品加载失败，请重试',
      isPictureOnly: true,
    },
    {
      name: 'send-guide-loading',
      address: '/sendGuide',
      faults: [late('send/goodsTypes')],
      seen: (page) => page.getByRole('status', { name: '加载中' }),
      isPictureOnly: true,
    },
  ],
  inPackages: [
    {
      name: 'send guide',
      seen: '枪支弹药、管制刀具',
      firstRender: { held: ['send/goodsTypes'], loading: '怎么寄' },
    },
  ],
};

export const SEND_PAGES: readonly PageDescription[] = [
  send,
  sendSuccess,
  sendGuide,
  addressBook,
  addressEdit,
];
