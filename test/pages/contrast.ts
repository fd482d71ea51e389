/** Price comparison: form and offers, one offer, records, a friend's link, the card. */
import type { Page } from 'playwright-core';
import { loginDialog, MOBILE } from '../journeys/steps';
import { loadingOnPhone } from './common';
import type { PageDescription } from './types';

const NOTHING_MOBILE = '13912345600';
const HOSTILE_MOBILE = '13900000066';
const SHARER = '13800000011';
const OFFERS = 'contrast/offers';
const BROKEN = { kind: 'status', status: 500, times: 9 } as const;

/** 深圳 to 北京, two kilograms. */
export const PARCEL_QUERY = new URLSearchParams({
  fromProvince: '广东省',
  fromCity: '深圳市',
  toProvince: '北京市',
  toCity: '北京市',
  goods: 'DAILY',
  weight: '2',
}).toString();
export const WAIT_WORDS = '填好寄件信息，看看哪家更便宜、更快';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const CONTRAST_PAGES: readonly PageDescription[] = [
  {
    route: 'contrastPrice',
    states: [
      { name: 'contrast', address: '/contrastPrice', seen: WAIT_WORDS, isFullPage: true },
      {
        name: 'contrast-offers',
        address: `/contrastPrice?${PARCEL_QUERY}`,
        seen: '登录后自动计入优惠券和减免金',
        isFullPage: true,
      },
      {
        name: 'contrast-own',
        address: `/contrastPrice?${PARCEL_QUERY}`,
        mobile: MOBILE,
        seen: /^用券后/,
        isFullPage: true,
      },
      {
        name: 'contrast-wrong',
        address: '/contrastPrice',
        steps: async ({ page }) => {
          await page.getByRole('radio', { name: '日用品' }).waitFor();
          await press(page, '比价');
        },
        seen: '请选择寄件城市',
        isFullPage: true,
      },
      {
        name: 'contrast-failed',
        address: `/contrastPrice?${PARCEL_QUERY}`,
        faults: [{ path: OFFERS, ...BROKEN }],
        seen: '报价加载失败，请重试',
        isFullPage: true,
        isPictureOnly: true,
      },
    ],
    inPackages: [
      { name: 'contrast', seen: WAIT_WORDS, firstRender: { also: '日用品' } },
      { name: 'contrast offers', query: PARCEL_QUERY, seen: '价格优先' },
    ],
  },
  {
    route: 'productDetail',
    hasOwnTitle: true,
    states: [
      { name: 'contrast-product-none', address: '/contrastPrice/productDetail', seen: '没有找到这份报价' },
      {
        name: 'contrast-product',
        address: `/contrastPrice/productDetail?${PARCEL_QUERY}&carrier=SF`,
        mobile: MOBILE,
        seen: '价格明细',
        isFullPage: true,
      },
      {
        name: 'contrast-product-closed',
        address: `/contrastPrice/productDetail?${PARCEL_QUERY.replace(/toProvince=[^&]*&toCity=[^&]*/, new URLSearchParams({ toProvince: '西藏自治区', toCity: '拉萨市' }).toString())}&carrier=JTJZ`,
        seen: '暂不支持该地区',
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'contrast-product-failed',
        address: `/contrastPrice/productDetail?${PARCEL_QUERY}&carrier=SF`,
        faults: [{ path: 'contrast/product', ...BROKEN }],
        seen: '报价加载失败，请重试',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'contrast product',
        query: `${PARCEL_QUERY}&carrier=SF`,
        seen: '价格明细',
        firstRender: {},
      },
    ],
  },
  {
    route: 'priceInquiryRecord',
    states: [
      { name: 'contrast-records-login', address: '/contrastPrice/priceInquiryRecord', seen: loginDialog },
      {
        name: 'contrast-records',
        address: '/contrastPrice/priceInquiryRecord',
        mobile: MOBILE,
        seen: '深圳 → 乌鲁木齐',
      },
      {
        name: 'contrast-records-none',
        address: '/contrastPrice/priceInquiryRecord',
        mobile: NOTHING_MOBILE,
        seen: '还没有询价记录，比一比再寄更划算',
        isPictureOnly: true,
      },
      {
        name: 'contrast-records-failed',
        address: '/contrastPrice/priceInquiryRecord',
        mobile: MOBILE,
        faults: [{ path: 'contrast/inquiries', ...BROKEN }],
        seen: '加载失败，请重试',
        isPictureOnly: true,
      },
      {
        name: 'contrast-records-hostile',
        address: '/contrastPrice/priceInquiryRecord',
        mobile: HOSTILE_MOBILE,
        seen: /\[点我\]/,
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'contrast records',
        isLoggedIn: true,
        seen: '深圳 → 乌鲁木齐',
        firstRender: { held: ['contrast/inquiries'], loading: loadingOnPhone },
      },
    ],
  },
  {
    route: 'priceInquiryRecordDetail',
    states: [
      {
        name: 'contrast-record-login',
        address: '/contrastPrice/priceInquiryRecordDetail',
        seen: '登录后查看询价记录',
      },
      {
        name: 'contrast-record',
        address: '/contrastPrice/priceInquiryRecordDetail?inquiryNo=CP-CHANGED',
        mobile: MOBILE,
        seen: '当时的报价',
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'contrast-record-changed',
        address: '/contrastPrice/priceInquiryRecordDetail?inquiryNo=CP-CHANGED',
        mobile: NOTHING_MOBILE.replace('00', '01'),
        steps: ({ page }) => press(page, '按今日价格再问'),
        seen: '今日价格变化',
        isFullPage: true,
      },
      {
        name: 'contrast-record-gone',
        address: '/contrastPrice/priceInquiryRecordDetail?inquiryNo=CP-GONE',
        mobile: MOBILE,
        steps: ({ page }) => press(page, '按今日价格再问'),
        seen: '不可寄',
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'contrast-record-hostile',
        address: '/contrastPrice/priceInquiryRecordDetail?inquiryNo=CP-HOSTILE',
        mobile: HOSTILE_MOBILE,
        seen: '当时的报价',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'contrast record',
        query: 'inquiryNo=CP-CHANGED',
        isLoggedIn: true,
        seen: '当时的报价',
        firstRender: {},
      },
    ],
  },
  {
    route: 'contrastPricePreview',
    states: [
      { name: 'contrast-friend-none', address: '/contrastPrice/previewPage', seen: '没有找到这份报价' },
      {
        name: 'contrast-friend',
        address: '/contrastPrice/previewPage?shareCode=CP-FRIEND',
        seen: '好友 138****0011 分享给您的报价',
      },
      {
        name: 'contrast-friend-own',
        address: '/contrastPrice/previewPage?shareCode=CP-FRIEND',
        mobile: SHARER,
        seen: '这是您分享的报价',
        isPictureOnly: true,
      },
      {
        name: 'contrast-friend-over',
        address: '/contrastPrice/previewPage?shareCode=CP-OVER',
        seen: '这份报价已过期，看看现在的价格吧',
      },
      {
        name: 'contrast-friend-hostile',
        address: '/contrastPrice/previewPage?shareCode=CP-HOSTILE',
        seen: /\[点我\]/,
        isPictureOnly: true,
      },
      {
        name: 'contrast-friend-failed',
        address: '/contrastPrice/previewPage?shareCode=CP-FRIEND',
        faults: [{ path: 'contrast/shareInfo', ...BROKEN }],
        seen: '报价加载失败，请重试',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'contrast friend',
        query: 'shareCode=CP-FRIEND',
        seen: '好友 138****0011 分享给您的报价',
        firstRender: {},
      },
    ],
  },
  {
    route: 'contrastPriceCardTest',
    states: [
      { name: 'contrast-card', address: '/contrastPriceCardTest', seen: '单行', isFullPage: true },
      { name: 'contrast-card-columns', address: '/contrastPriceCardTest?style=columns', seen: /热门线路/ },
      { name: 'contrast-card-line', address: '/contrastPriceCardTest?style=line', seen: '起，去比价' },
      {
        name: 'contrast-card-failed',
        address: '/contrastPriceCardTest?style=list',
        faults: [{ path: 'contrast/card', ...BROKEN }],
        seen: '报价加载失败，请重试',
        isPictureOnly: true,
      },
    ],
    inPackages: [{ name: 'contrast card', seen: '单行', firstRender: {} }],
  },
];
