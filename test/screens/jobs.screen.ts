/** What people come for, by touch on H5 (test/touch/jobs). */
import { resolveAddress } from '../../src/routes.match';
import { copiedText, journey, type HostName } from '../harness';
import { installCashier, setCashier } from '../journeys/couponSaleSteps';
import { MOBILE, SMS_CODE } from '../journeys/steps';
import { newH5User } from '../monkey/h5Driver';
import { Hand } from '../touch/hand';
import { testJobs } from '../touch/jobs';
import type { Phone } from '../touch/phone';

const place = journey();
/** Behind 同意授权 on the stand-in authorisation page. */
const AUTHORISED = '13900000004';

async function logInBySms(hand: Hand): Promise<void> {
  await hand.type('手机号', MOBILE);
  await hand.tap('我已阅读');
  await hand.tap('获取验证码');
  await hand.type('验证码', SMS_CODE);
  await hand.tap('立即登录');
}

async function h5Phone(host: Extract<HostName, 'wechat' | 'plain'>): Promise<Phone> {
  const { driver, visitor } = await newH5User(place, host);
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await installCashier(visitor);
  await setCashier(place.sandbox, 'pay');
  const hand = new Hand(driver);
  return {
    hand,
    sandbox: place.sandbox,
    payTo: host === 'wechat' ? 'WECHAT' : 'BOUND',
    mobile: host === 'wechat' ? AUTHORISED : MOBILE,
    async open(address) {
      await driver.forget();
      await driver.open({ route: resolveAddress(address)?.row.name ?? '', address, mobile: undefined });
    },
    logIn: () => (host === 'wechat' ? hand.tap('同意授权') : logInBySms(hand)),
    pay: () => Promise.resolve(),
    async openCabinet() {
      await hand.tap('开柜取件');
      await hand.reads('请确认您正在柜机前');
      await hand.tap('打开柜门');
    },
    async shared() {
      const { pathname, search } = new URL(await copiedText(visitor.page));
      return pathname + search;
    },
  };
}

testJobs(h5Phone);
