/** Entrances and hand-overs, and the pages that explain why the user cannot continue. */
import type { PageDescription } from './types';

export const ENTRANCE_PAGES: readonly PageDescription[] = [
  {
    route: 'activityException',
    states: [
      { name: 'exception-bare', address: '/activtyException', seen: '暂时无法参与活动', isPictureOnly: true },
      { name: 'exception', address: '/activtyException?code=BUSY', seen: '活动太火爆啦' },
    ],
    inPackages: [{ name: 'exception', query: 'code=OVER', seen: '活动已结束', firstRender: {} }],
  },
  {
    route: 'scanError',
    states: [
      { name: 'scan-error-bare', address: '/scan/error', seen: '扫码没有成功', isPictureOnly: true },
      { name: 'scan-error', address: '/scan/error?code=OFFLINE&cabinetCode=CAB-1002', seen: '柜机暂时离线' },
    ],
    inPackages: [{ name: 'scan error', query: 'code=EXPIRED', seen: '重新扫码' }],
  },
  {
    route: 'activityMiddle',
    states: [
      {
        name: 'middle-bare',
        address: '/activityMiddle/index',
        seen: '暂时没有可以参加的活动',
        isPictureOnly: true,
      },
      {
        name: 'middle',
        address: '/activityMiddle/index?code=MID-MANY',
        seen: '元旦寄件节',
        isFullPage: true,
      },
    ],
    inPackages: [
      { name: 'entrances', query: 'code=MID-MANY', seen: '超级星期五', firstRender: { isTicking: true } },
    ],
  },
  {
    route: 'activityMiddleLoading',
    states: [
      {
        name: 'middle-slow',
        address: '/activityMiddle/loading?code=MID-SLOW',
        // Longer than the fixture's five seconds: on a slow machine the page is checked for longer than that.
        faults: [{ path: 'MiddleEntrance/info', kind: 'slow', delayMs: 60_000 }],
        seen: '网络有点慢，活动还在加载',
      },
    ],
    inPackages: [{ name: 'a slow entrance', query: 'code=MID-SLOW', seen: '网络有点慢，活动还在加载' }],
  },
  {
    route: 'adMarketWechatAuth',
    states: [
      {
        name: 'ad-auth-forged',
        address: '/adMarketWechaAuth?code=X&state=forged',
        seen: '授权已失效，请重新打开活动',
      },
    ],
    inPackages: [{ name: 'authorisation', seen: '请在微信中打开此页面完成授权' }],
  },
];
