/** Faults along the way, in the built packages: never a blank page, never claimed twice, always a next step. */
import { navigateTo, visiblePage } from '../engines/host';
import { phones, RECEIVE_PAGE, TARGETS } from '../engines/phones';
import { poster } from '../engines/receiveSteps';
import { countCalls, dialog, logIn, loginDialog, MOBILE } from '../engines/steps';
import { expectToast } from '../harness';

const { sandbox, open } = phones();

const LOGGED_OUT = { success: false, code: '030100001', msg: '', data: null };
const REFUSED_TOKEN = { path: 'receiveCoupon', kind: 'status', status: 401, body: LOGGED_OUT } as const;

describe.each(TARGETS)('%s', (target) => {
  test('401 during the claim: one login, then the claim continues automatically, once', async () => {
    await sandbox.faults(REFUSED_TOKEN);
    const page = await open(target, { activity: 'RC-OPEN', token: await sandbox.token(MOBILE) });
    await logIn(page);
    await dialog(page, '领券成功').waitFor();
    await loginDialog(page).waitFor({ state: 'detached' });
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(2);
    expect(await sandbox.requests('loginByMobileCodeToken')).toHaveLength(1);
  });

  test('401 during the claim of a login from outside: the host’s account does not take over', async () => {
    await sandbox.faults(REFUSED_TOKEN);
    const page = await open(target, {
      activity: 'RC-OPEN',
      isBound: true,
      token: await sandbox.token(MOBILE),
    });
    await loginDialog(page).waitFor();
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);
    expect(await sandbox.requests('loginByMiniProgram')).toHaveLength(0);
  });

  test.each([
    ['500', { kind: 'status', status: 500 }],
    ['dropped', { kind: 'drop' }],
    ['malformed', { kind: 'malformed' }],
    ['empty', { kind: 'empty' }],
  ] as const)('info %s: a failed state with a next step', async (_name, fault) => {
    // Chromium resends a call on each kept-alive connection.
    await sandbox.faults({ path: 'activity/info', times: 100, ...fault });
    const page = await open(target, { activity: 'RC-FINISHED' });
    const retry = visiblePage(page).getByText('重试', { exact: true });
    await retry.waitFor();
    await visiblePage(page).getByText('获取活动信息失败，请重试').waitFor();
    await sandbox.reset();
    await retry.click();
    await dialog(page, '抱歉，活动已结束').waitFor();
    expect(await retry.count()).toBe(0);
  });

  test.each([
    ['dropped', { kind: 'drop' }],
    ['malformed', { kind: 'malformed' }],
  ] as const)('claim %s: checks what is held, claimed once', async (_name, fault) => {
    // Opened inside the app, so that the calls are counted from the first.
    const page = await open(target);
    const claims = countCalls(page, '/receiveCoupon');
    const checks = countCalls(page, '/preReceiveCheck');
    await sandbox.faults({ path: 'receiveCoupon', times: fault.kind === 'drop' ? 100 : 1, ...fault });
    await navigateTo(page, `/${RECEIVE_PAGE}?activityCode=RC-OPEN&token=${await sandbox.token(MOBILE)}`);
    await dialog(page, '您已成功领券，快去使用吧').waitFor();
    expect({ claims: claims(), checks: checks() }).toEqual({ claims: 1, checks: 2 });
  });

  test('claim 500: shows the error; the next tap claims', async () => {
    await sandbox.faults({ path: 'receiveCoupon', kind: 'status', status: 500 });
    const page = await open(target, { activity: 'RC-OPEN', token: await sandbox.token(MOBILE) });
    await expectToast(page, '领取失败，请重试');
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);
    await poster(page).click();
    await dialog(page, '领券成功').waitFor();
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(2);
  });
});
