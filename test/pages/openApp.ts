/** Opening and downloading the consumer app. */
import type { Page } from 'playwright-core';
import { visiblePage } from '../engines/host';
import { onSystem } from '../journeys/openAppSteps';
import { MOBILE } from '../journeys/steps';
import { EMPTY_MOBILE, failing } from './common';
import type { PageDescription } from './types';

const outer = (code: string): string => `/outerLoadApp?code=${code}`;
const sample = (code: string): string => `/sampleOuterLoadApp?code=${code}`;
const guide = (page: Page) => page.getByRole('dialog', { name: '请在浏览器中打开' });
const CARRIES = '已安装，直接打开';

export const OPEN_APP_PAGES: readonly PageDescription[] = [
  {
    route: 'loadApp',
    states: [
      { name: 'load-app', address: '/loadApp', seen: '6.19.0', isFullPage: true },
      { name: 'load-app-missed', address: '/loadApp?missed=1', seen: CARRIES, isFullPage: true },
      {
        name: 'load-app-android',
        address: '/loadApp?missed=1',
        before: (visitor) => onSystem(visitor, 'android'),
        seen: '直接下载安装包（65.3MB）',
        isFullPage: true,
      },
      {
        name: 'load-app-computer',
        address: '/loadApp',
        before: (visitor) => onSystem(visitor, 'computer'),
        seen: /^请用手机扫码打开本页/,
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'load-app-consumer',
        address: '/loadApp',
        hosts: ['consumer-android'],
        seen: '6.19.1',
        isPictureOnly: true,
      },
      {
        name: 'load-app-failed',
        address: '/loadApp',
        faults: [failing('version/getNewVersion')],
        seen: '版本信息加载失败，请重试',
        isFullPage: true,
        isPictureOnly: true,
      },
    ],
    inPackages: [{ name: 'load app', seen: '用APP，更方便', firstRender: { also: '最新版本' } }],
  },
  {
    route: 'outerLoadApp',
    states: [
      { name: 'exchange-bare', address: '/outerLoadApp', seen: '没有找到这份福利', isPictureOnly: true },
      { name: 'exchange-coupon', address: outer('EXL-COUPON'), seen: '复制口令', isFullPage: true },
      {
        name: 'exchange-prize',
        address: outer('EXL-PRIZE'),
        seen: '复制口令',
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'exchange-taken',
        address: outer('EXL-TAKEN'),
        seen: '来晚啦，这份福利已被领取',
        isFullPage: true,
      },
      {
        name: 'exchange-over',
        address: outer('EXL-OVER'),
        seen: '来晚啦，这份福利已过期',
        isPictureOnly: true,
      },
      {
        name: 'exchange-failed',
        address: outer('EXL-COUPON'),
        faults: [failing('fcappExchangeLink/info')],
        seen: '福利加载失败，请重试',
        isPictureOnly: true,
      },
      { name: 'exchange-hostile', address: outer('EXL-HOSTILE'), seen: '复制口令', isFullPage: true },
    ],
    inPackages: [{ name: 'exchange', query: 'code=EXL-COUPON', seen: '复制口令', firstRender: {} }],
  },
  {
    route: 'pickLoadApp',
    states: [
      { name: 'pick-load-logged-out', address: '/pickLoadApp', seen: '登录后查看取件结果', isFullPage: true },
      { name: 'pick-load', address: '/pickLoadApp', mobile: MOBILE, seen: '取件成功', isFullPage: true },
      {
        name: 'pick-load-none',
        address: '/pickLoadApp',
        mobile: EMPTY_MOBILE,
        seen: '没有找到取件记录',
        isPictureOnly: true,
      },
      {
        name: 'pick-load-failed',
        address: '/pickLoadApp',
        mobile: MOBILE,
        faults: [failing('express/queryRecently')],
        seen: '取件结果加载失败，请重试',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'pick load app',
        isLoggedIn: true,
        seen: '用APP，更方便',
        firstRender: {
          // The tasks under it come from a separate call.
          held: ['user/task/list'],
          settle: (page) => visiblePage(page).getByText('去完成').first().waitFor(),
        },
      },
    ],
  },
  {
    route: 'outerOpenApp',
    states: [
      { name: 'open-app', address: '/outerOpenApp?target=send', seen: '用APP，更方便', isFullPage: true },
      { name: 'open-app-guide', address: '/outerOpenApp', hosts: ['wechat'], seen: guide },
    ],
    inPackages: [{ name: 'open app', query: 'target=send', seen: '用APP，更方便', firstRender: {} }],
  },
  {
    route: 'sampleOuterLoadApp',
    states: [
      { name: 'sample-bare', address: '/sampleOuterLoadApp', seen: '没有找到这份福利', isPictureOnly: true },
      { name: 'sample', address: sample('SAMPLE-OPEN'), seen: '如何领取', isFullPage: true },
      {
        name: 'sample-over',
        address: sample('SAMPLE-OVER'),
        seen: '来晚啦，这份福利已过期',
        isPictureOnly: true,
      },
    ],
    inPackages: [{ name: 'sample', query: 'code=SAMPLE-OPEN', seen: '如何领取', firstRender: {} }],
  },
];
