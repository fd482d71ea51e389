/** What people come for, by touch in both packages (test/touch/jobs). */
import { resolveAddress } from '../../src/routes.match';
import { happenings, holdCode } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { MOBILE } from '../engines/steps';
import { eventually } from '../harness';
import { newPackageUser } from '../monkey/packageDriver';
import { Hand } from '../touch/hand';
import { testJobs } from '../touch/jobs';
import type { Phone } from '../touch/phone';

const own = phones();

describe.each(TARGETS)('%s', (target) => {
  async function packagePhone(): Promise<Phone> {
    const { driver, page } = await newPackageUser(own, target);
    const hand = new Hand(driver);
    return {
      hand,
      sandbox: own.sandbox,
      payTo: target === 'weapp' ? 'WECHAT' : 'ALIPAY',
      mobile: MOBILE,
      async open(address) {
        const route = resolveAddress(address)?.row.name ?? '';
        await driver.open({ route, address, mobile: undefined, phone: MOBILE });
      },
      async logIn() {
        await hand.tap('我已阅读');
        await hand.tap('手机号快捷登录');
        await hand.tap(target === 'weapp' ? '允许' : '同意');
      },
      pay: () => hand.tap('模拟支付'),
      async openCabinet(code) {
        await holdCode(page, code);
        await hand.tap('扫码开柜');
      },
      async shared() {
        const [card] = await eventually(
          'a card for a friend',
          async () => (await happenings(page)).filter(({ kind }) => kind === 'share'),
          (cards) => cards.length > 0,
        );
        await hand.tap('知道了');
        return `/inviteV1/invite?${/\?([^"]*)/.exec(JSON.stringify(card))?.[1] ?? ''}`;
      },
    };
  }
  testJobs(packagePhone);
});
