/**
 * Login in the built packages: SMS, slider, the host's phone button, silent login, and what one run of the app keeps.
 */
import { engineStorage, navigateTo, pressDialogButton, visiblePage } from '../engines/host';
import { phones, RECEIVE_PAGE, TARGETS } from '../engines/phones';
import { poster } from '../engines/receiveSteps';
import {
  agree,
  close,
  codeSent,
  dialog,
  TABS,
  logIn,
  loginDialog,
  MOBILE,
  onPage,
  openSmsLogin,
  SMS_LOGIN_PAGE,
  submitCode,
} from '../engines/steps';
import { eventually, expectToast } from '../harness';

const KEPT = 'pc:kept.receive.nobody';
const { sandbox, open } = phones();

describe.each(TARGETS)('%s', (target) => {
  test('number and agreement are required before a code is sent; a wrong code shows a message', async () => {
    const page = await open(target, { activity: 'RC-OPEN' });
    await openSmsLogin(page);
    const form = visiblePage(page);
    await form.getByText('获取验证码', { exact: true }).click();
    await expectToast(page, '请输入手机号');
    const phone = form.locator('wx-input input').nth(0);
    await eventually(
      'the focus in the number’s field',
      () => phone.evaluate((field) => field.ownerDocument.activeElement === field),
      (isThere) => isThere,
    );
    await phone.fill('13912345678');
    await form.getByText('获取验证码', { exact: true }).click();
    await expectToast(page, '请先同意《服务协议》及《隐私政策》内容。');
    await agree(form);
    await form.getByText('获取验证码', { exact: true }).click();
    await codeSent(page);
    await submitCode(page, '000000');
    await expectToast(page, '验证码错误');
    expect(await sandbox.requests('loginByMobileCodeToken')).toHaveLength(0);
    await submitCode(page);
    await dialog(page, '领券成功').waitFor();
  });

  test('the refused phone button leaves the login unchanged', async () => {
    const page = await open(target, { activity: 'RC-OPEN', phone: '13912345678' });
    const login = loginDialog(page);
    await agree(login);
    await login.getByText('手机号快捷登录', { exact: true }).click();
    await pressDialogButton(page, target === 'weapp' ? '不允许' : '拒绝');
    await expectToast(page, '未授权手机号，可使用其他手机号登录');
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(0);
    await logIn(page, '13900000005', true);
    await dialog(page, '领券成功').waitFor();
  });

  test('the SMS login page takes over the tick and shows a refusal; leaving it keeps the popup open', async () => {
    const page = await open(target, { activity: 'RC-OPEN' });
    await agree(loginDialog(page));
    await openSmsLogin(page);
    await visiblePage(page).locator('wx-input input').nth(0).fill('13800000003');
    await visiblePage(page).getByText('获取验证码', { exact: true }).click();
    await expectToast(page, /./);
    expect(await sandbox.requests('sendSmsCode')).toHaveLength(0);
    await page.getByRole('button', { name: '返回' }).click();
    await onPage(page, RECEIVE_PAGE);
    await loginDialog(page).waitFor();
    await close(loginDialog(page));
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(0);
  });

  test('its own address leads home after the login, when no page waited for it', async () => {
    const page = await open(target, { path: SMS_LOGIN_PAGE });
    const form = visiblePage(page);
    await form.locator('wx-input input').nth(0).fill('13912345678');
    await agree(form);
    await form.getByText('获取验证码', { exact: true }).click();
    await codeSent(page);
    await submitCode(page);
    await onPage(page, TABS[target].首页);
  });

  test('an account with a number logs in silently, on every start', async () => {
    const device = `bound-${target}`;
    const page = await open(target, { activity: 'RC-OPEN', isBound: true, device });
    await dialog(page, '领券成功').waitFor();
    expect(await loginDialog(page).count()).toBe(0);
    await page.reload();
    await dialog(page, '您已成功领券，快去使用吧').waitFor();
    expect(await loginDialog(page).count()).toBe(0);
  });

  test('an expired login is renewed silently; the refused claim is repeated once', async () => {
    await sandbox.faults({ path: 'receiveCoupon', kind: 'status', status: 401, body: { code: '030100001' } });
    // Logs in with the call before the claim, silently.
    const page = await open(target, { activity: 'RC-OPEN', isBound: true });
    await dialog(page, '领券成功').waitFor();
    expect(await loginDialog(page).count()).toBe(0);
    expect(await sandbox.requests('loginByMiniProgram')).toHaveLength(2);
    const claims = await sandbox.requests('receiveCoupon');
    expect(claims.map(({ status }) => status)).toEqual([401, 200]);
    const [refused, again] = claims.map(({ headers }) => headers['authorization']);
    expect(refused).toBeTruthy();
    expect(again).not.toBe(refused);
  });

  test('logged out, no automatic login follows, also not on the next start', async () => {
    const device = `left-${target}`;
    const page = await open(target, { activity: 'RC-OPEN', isBound: true, device });
    await dialog(page, '领券成功').waitFor();
    await navigateTo(page, '/packages/account/settings/index');
    await visiblePage(page).getByText('退出登录', { exact: true }).click();
    await visiblePage(page).locator('[aria-role="dialog"]').getByText('退出', { exact: true }).click();
    await onPage(page, TABS[target].我的);
    const [loginCall, ...more] = await eventually(
      'the log-out, which nobody waits for',
      () => sandbox.requests('wechatAuth/logout'),
      ([first]) => (first?.response ?? null) !== null,
    );
    expect(loginCall).toMatchObject({ status: 200, body: { platform: target === 'weapp' ? 5 : 6 } });
    expect(loginCall?.headers['authorization']).toBeTruthy();
    expect(more).toEqual([]);

    const logins = (await sandbox.requests('loginByMiniProgram')).length;
    await page.reload();
    await loginDialog(page).waitFor();
    expect(await sandbox.requests('loginByMiniProgram')).toHaveLength(logins);
  });

  test('the login ends with the run of the app; no secret stays on the device', async () => {
    const page = await open(target, { activity: 'RC-OPEN' });
    await logIn(page);
    await dialog(page, '领券成功').waitFor();
    const stored = await engineStorage(page);
    expect(Object.keys(stored).filter((key) => !key.startsWith('pc:'))).toEqual([]);
    expect(JSON.stringify(stored)).not.toMatch(/13912345678|token|123456/i);
    await page.reload();
    await loginDialog(page).waitFor();
    // The kept poster has another time.
    expect({ ...(await engineStorage(page)), [KEPT]: stored[KEPT] }).toEqual(stored);
  });

  test('a closed login leaves the page; the poster opens it again', async () => {
    const page = await open(target, { activity: 'RC-OPEN' });
    await loginDialog(page).waitFor();
    await close(loginDialog(page));
    await poster(page).click();
    await loginDialog(page).waitFor();
  });
});

describe.each(TARGETS)('%s: a link with the token of another account', (target) => {
  const OTHER = '13900000002';
  const QUESTION = '以 139****0002 登录？';
  const BAR = '当前账号 139****0002';
  const callers = async (path: string) =>
    (await sandbox.requests(path)).map(({ headers }) => headers['authorization']);

  test('asks, and keeps the current account until 登录; then names the account on forms', async () => {
    const own = await sandbox.token(MOBILE);
    const others = await sandbox.token(OTHER);
    const page = await open(target, { activity: 'RC-FINISHED', token: own });
    const link = `/${RECEIVE_PAGE}?activityCode=RC-OPEN&token=${others}`;
    await navigateTo(page, link);
    await dialog(page, QUESTION).getByText('不切换', { exact: true }).click();
    await dialog(page, '领券成功').waitFor();
    expect(new Set(await callers('receiveCoupon'))).toEqual(new Set([own]));

    await navigateTo(page, link);
    await dialog(page, QUESTION).getByText('登录', { exact: true }).click();
    await eventually(
      'a claim of the other account',
      () => callers('receiveCoupon'),
      (all) => all.includes(others),
    );
    await navigateTo(page, '/packages/send/address-edit/index?kind=SENDER');
    await visiblePage(page).getByText(BAR, { exact: true }).waitFor();
    await visiblePage(page).getByText('不是我', { exact: true }).click();
    await expectToast(page, '已退出该账号');
    await visiblePage(page).getByText(BAR, { exact: true }).waitFor({ state: 'detached' });
  });

  test('junk changes nothing', async () => {
    const page = await open(target, { activity: 'RC-FINISHED', token: await sandbox.token(MOBILE) });
    await navigateTo(page, `/${RECEIVE_PAGE}?activityCode=RC-OPEN&token=junk`);
    await expectToast(page, '链接中的登录已失效，登录状态未改变');
    await dialog(page, '领券成功').waitFor();
  });
});
