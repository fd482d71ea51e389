/** The receive-coupon campaign in the built packages, from link to coupon, and every state of an activity. */
import { navigateTo } from '../engines/host';
import { LIST_PAGE } from '../engines/listSteps';
import { phones, RECEIVE_PAGE, TARGETS } from '../engines/phones';
import { poster } from '../engines/receiveSteps';
import {
  close,
  dialog,
  logIn,
  loginDialog,
  MASKED,
  MOBILE,
  named,
  onPage,
  TABS,
  titled,
} from '../engines/steps';
import { expectToast, hold } from '../harness';

const { sandbox, open } = phones();

describe.each(TARGETS)('%s', (target) => {
  test('RC-OPEN: a link, a login by SMS, one coupon; the poster opens it again', async () => {
    const page = await open(target, { activity: 'RC-OPEN' });
    await logIn(page);
    const result = dialog(page, '领券成功');
    await result.waitFor();
    const text = (await result.textContent()) ?? '';
    expect(text).toMatch(/￥\s*5/);
    expect(text).toContain(MASKED);
    expect(text).toMatch(/\d{4}-\d\d-\d\d至\d{4}-\d\d-\d\d/);
    await loginDialog(page).waitFor({ state: 'detached' });

    await close(result);
    await poster(page).click();
    await result.waitFor();
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);
    const [claim] = await sandbox.requests('receiveCoupon');
    expect(claim?.body).toMatchObject({ client: target === 'weapp' ? 5 : 6, code: 'RC-OPEN' });
    await titled(page, '新人寄件礼');
  });

  test('RC-MANY: every coupon type with its own value', async () => {
    const page = await open(target, { activity: 'RC-MANY', token: await sandbox.token(MOBILE) });
    const result = dialog(page, '领券成功');
    await result.waitFor();
    const text = (await result.textContent()) ?? '';
    for (const value of [/8\.5\s*折/, /￥\s*5/, /￥\s*3\.5/, /免费/]) expect(text).toMatch(value);
    expect(text.match(/至\d{4}-\d\d-\d\d/g)).toHaveLength(4);
  });

  test('RC-HAS: coupons held already are shown as held, without a claim', async () => {
    const page = await open(target, { activity: 'RC-HAS', token: await sandbox.token(MOBILE) });
    await dialog(page, '您已成功领券，快去使用吧').waitFor();
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(0);
  });

  test('one claim however often the poster is tapped', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    const answer = await hold(page, 'activity/receiveCoupon');
    await navigateTo(page, `/${RECEIVE_PAGE}?activityCode=RC-OPEN`);
    for (let tap = 0; tap < 5; tap += 1) await poster(page).click();
    answer();
    await dialog(page, '领券成功').waitFor();
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);
  });

  test('RC-GONE: without its own link the button leads to the app’s send page', async () => {
    const page = await open(target, { activity: 'RC-GONE' });
    const popup = dialog(page, '抱歉，活动已结束');
    await popup.getByText('去寄件', { exact: true }).click();
    await onPage(page, TABS[target].寄件);
    expect(await sandbox.requests('preReceiveCheck')).toHaveLength(0);
  });

  test.each(['RC-LIMIT-006', 'RC-LIMIT-042'])('%s: the reason ends the activity', async (code) => {
    const page = await open(target, { activity: code, token: await sandbox.token(MOBILE) });
    await dialog(page, '抱歉，活动已结束').waitFor();
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(0);
  });

  test('RC-REFUSED: the gateway’s reason as a toast; another tap asks for another number', async () => {
    const page = await open(target, { activity: 'RC-REFUSED', token: await sandbox.token(MOBILE) });
    await expectToast(page, '您暂不符合领取条件，看看其他活动吧');
    await poster(page).click();
    await loginDialog(page).waitFor();
  });

  test('the rules open with their text and close', async () => {
    const page = await open(target, { activity: 'RC-OPEN' });
    await close(loginDialog(page));
    await named(page, '活动规则').click();
    const rules = dialog(page, '我知道了');
    await rules.waitFor();
    const text = (await rules.textContent()) ?? '';
    expect(text).toContain('一、活动时间');
    expect(text).toContain('同一手机号、同一设备限领 1 份');
    expect(text).not.toContain('<');
    await rules.getByText('我知道了', { exact: true }).click();
    await rules.waitFor({ state: 'detached' });
  });
});
