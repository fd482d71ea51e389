/** Where a parcel is, the numbers searched before, the price of sending. */
import type { Page } from 'playwright-core';
import { dialog, loginDialog, MOBILE } from '../journeys/steps';
import { EMPTY_MOBILE, failing, late, loadingOnPhone, rowsNearScreen } from './common';
import type { PageDescription } from './types';

const TRACE = 'post/express/trace';
const FREIGHT = 'send/queryFreightAndTime';
/** No carrier takes the parcel. */
const NO_CARRIER = { success: true, code: '0', msg: '', data: { carrierList: [] } };

/** From Shenzhen to Beijing, chosen from the hot cities. */
export async function chooseCities(page: Page): Promise<void> {
  await chooseCity(page, '寄件城市', '深圳市');
  await chooseCity(page, '收件城市', '北京市');
}

async function chooseCity(page: Page, field: string, city: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${field}，`) }).click();
  const popup = dialog(page, field);
  await popup.getByRole('group', { name: '热门城市' }).getByRole('button', { name: city }).click();
  await popup.waitFor({ state: 'detached' });
}

const offers = (page: Page) => page.getByRole('radiogroup', { name: '运费和时效' });

export const SENDING_TOOL_PAGES: readonly PageDescription[] = [
  {
    route: 'checkExpress',
    states: [
      { name: 'express', address: '/checkExpress', seen: '快递公司', isFullPage: true },
      {
        name: 'express-found',
        address: '/checkExpress?waybillNo=SF1234567890123',
        seen: '寄同样的',
        isFullPage: true,
      },
      {
        name: 'express-signed',
        address: '/checkExpress?waybillNo=YT1234567890123',
        seen: '寄同样的',
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'express-not-found',
        address: '/checkExpress?waybillNo=NONE0000000',
        seen: '没有查到这个运单号的物流信息，请核对后再试',
      },
      {
        name: 'express-busy',
        address: '/checkExpress?waybillNo=BUSY00000000001',
        seen: '查询太频繁了，请 1 分钟后再试',
        isPictureOnly: true,
      },
      {
        name: 'express-hostile',
        address: '/checkExpress?waybillNo=HOSTILE00000001',
        seen: '寄同样的',
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'express-failed',
        address: '/checkExpress?waybillNo=SF1234567890123',
        faults: [failing(TRACE)],
        seen: '查询失败，请重试',
        isPictureOnly: true,
      },
      {
        name: 'express-loading',
        address: '/checkExpress?waybillNo=SF1234567890123',
        faults: [late(TRACE)],
        seen: (page) => page.getByRole('button', { name: '查询', exact: true }),
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'express',
        query: 'waybillNo=SF1234567890123',
        seen: '寄同样的',
        firstRender: {},
      },
    ],
  },
  {
    route: 'expressRecord',
    states: [
      { name: 'express-record-login', address: '/expressRecord', seen: loginDialog },
      {
        name: 'express-record',
        address: '/expressRecord',
        mobile: MOBILE,
        seen: '共 43 条',
      },
      {
        name: 'express-record-clear',
        address: '/expressRecord',
        mobile: MOBILE,
        steps: ({ page }) => page.getByRole('button', { name: '清空查询记录' }).click(),
        seen: (page) => dialog(page, '清空查询记录'),
      },
      {
        name: 'express-record-empty',
        address: '/expressRecord',
        mobile: EMPTY_MOBILE,
        seen: '还没有查询记录',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'express record',
        isLoggedIn: true,
        seen: '共 43 条',
        firstRender: { held: ['express/queryRecently'], loading: loadingOnPhone, settle: rowsNearScreen },
      },
    ],
  },
  {
    route: 'freightPrescription',
    states: [
      {
        name: 'freight',
        address: '/freightPrescription',
        seen: '选好寄件和收件城市，查看各家运费与送达时间',
        isFullPage: true,
      },
      {
        name: 'freight-cities',
        address: '/freightPrescription',
        steps: ({ page }) => page.getByRole('button', { name: /^寄件城市，/ }).click(),
        seen: (page) => page.getByRole('group', { name: '热门城市' }),
      },
      {
        name: 'freight-offers',
        address: '/freightPrescription',
        steps: ({ page }) => chooseCities(page),
        seen: (page) => offers(page).getByRole('radio').first(),
        isFullPage: true,
      },
      {
        name: 'freight-none',
        address: '/freightPrescription',
        faults: [{ path: FREIGHT, kind: 'status', status: 200, body: NO_CARRIER, times: 20 }],
        steps: ({ page }) => chooseCities(page),
        seen: '暂时没有快递公司可寄，换个城市试试',
        isPictureOnly: true,
      },
      {
        name: 'freight-failed',
        address: '/freightPrescription',
        faults: [failing(FREIGHT)],
        steps: ({ page }) => chooseCities(page),
        seen: '运费查询失败，请重试',
        isFullPage: true,
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'freight',
        // The parcel from another page of this visit may be filled in.
        seen: '包裹尺寸（选填）',
        firstRender: {},
      },
    ],
  },
];
