/** Closing the account, step by step. */
import { readNotice, toLastStep, verifyNumber } from '../journeys/logOffSteps';
import { MOBILE } from '../journeys/steps';
import type { PageDescription } from './types';

const OBSTACLES_MOBILE = '13900000088';
const FIRST = '请从第一步开始注销';

export const ACCOUNT_PAGES: readonly PageDescription[] = [
  {
    route: 'logOff',
    states: [
      { name: 'log-off-logged-out', address: '/logOff', seen: '登录后才能注销账号' },
      { name: 'log-off', address: '/logOff', mobile: MOBILE, seen: '继续注销' },
      {
        name: 'log-off-notice',
        address: '/logOff',
        mobile: MOBILE,
        steps: ({ page }) => page.getByRole('button', { name: '继续注销' }).click(),
        seen: '您将失去',
        isFullPage: true,
      },
      {
        name: 'log-off-verify',
        address: '/logOff',
        mobile: MOBILE,
        steps: ({ page }) => readNotice(page),
        seen: /请输入账号绑定的手机号/,
      },
      {
        name: 'log-off-sure',
        address: '/logOff',
        mobile: MOBILE,
        steps: ({ page }) => toLastStep(page, MOBILE),
        seen: '确认注销',
      },
    ],
    inPackages: [{ name: 'log off', isLoggedIn: true, seen: '继续注销', firstRender: {} }],
  },
  {
    route: 'logOffFail',
    states: [
      { name: 'log-off-fail-logged-out', address: '/logOff/fail', seen: '登录后查看', isPictureOnly: true },
      { name: 'log-off-fail', address: '/logOff/fail', mobile: OBSTACLES_MOBILE, seen: '暂时不能注销' },
      { name: 'log-off-free', address: '/logOff/fail', mobile: MOBILE, seen: '没有待处理的事项，可以注销了' },
    ],
    inPackages: [{ name: 'log off: obstacles', isLoggedIn: true, seen: '没有待处理的事项，可以注销了' }],
  },
  {
    route: 'logOffMismatch',
    states: [
      { name: 'log-off-mismatch-side', address: '/logOff/mismatch', seen: FIRST, isPictureOnly: true },
      {
        name: 'log-off-mismatch',
        address: '/logOff',
        mobile: MOBILE,
        steps: async ({ page }) => {
          await readNotice(page);
          await verifyNumber(page, '13912340001');
        },
        seen: '手机号与当前账号不符',
      },
    ],
    inPackages: [{ name: 'log off: mismatch', isLoggedIn: true, seen: FIRST }],
  },
  {
    route: 'logOffSuccess',
    states: [{ name: 'log-off-success', address: '/logOff/success', seen: '没有正在进行的注销' }],
    inPackages: [{ name: 'log off: success', seen: '没有正在进行的注销' }],
  },
  {
    route: 'logOffNotice',
    states: [{ name: 'log-off-notice-side', address: '/logOff/notice', mobile: MOBILE, seen: FIRST }],
    inPackages: [{ name: 'log off: notice', isLoggedIn: true, seen: FIRST }],
  },
  {
    route: 'logOffVerify',
    states: [{ name: 'log-off-verify-side', address: '/logOff/verify', seen: FIRST, isPictureOnly: true }],
    inPackages: [{ name: 'log off: verify', isLoggedIn: true, seen: FIRST }],
  },
  {
    route: 'logOffSure',
    states: [{ name: 'log-off-sure-side', address: '/logOff/sure', seen: FIRST, isPictureOnly: true }],
    inPackages: [{ name: 'log off: sure', isLoggedIn: true, seen: FIRST }],
  },
];
