/**
 * Login in the built packages: SMS, slider, the host's phone button, silent login, and what one run of the app keeps.
 */
import { miniName } from '../../config/miniNames.cjs';
import { expectToast } from '../harness';
import { wide } from '../harness/wide';
import { currentPage, navigateTo, pressDialogButton, visiblePage } from './host';
import { phones, RECEIVE_PAGE, TARGETS } from './phones';
import {
  agree,
  askForCode,
  codeSent,
  dialog,
  loginDialog,
  MASKED,
  onPage,
  passSlider,
  SMS_LOGIN_PAGE,
  submitCode,
} from './steps';

const BUTTON = miniName('button', 'src/components/Button.module.scss');

const { sandbox, open } = phones();

describe.each(TARGETS)('%s', (target) => {
  test.each([
    ['13800000001', 1],
    ['13800000002', 2],
  ])('%s passes the slider of type %i on the captcha page and comes back', async (mobile, type) => {
    // From the home page, so that going back once too often would be visible.
    const page = await open(target);
    await navigateTo(page, `/${RECEIVE_PAGE}?activityCode=RC-OPEN`);
    await askForCode(page, mobile);
    await onPage(page, 'packages/account/captcha/index');
    await passSlider(page, type);
    await onPage(page, SMS_LOGIN_PAGE);
    await codeSent(page);
    expect((await currentPage(page)).depth).toBe(3);
    await submitCode(page);
    await onPage(page, RECEIVE_PAGE);
    expect((await currentPage(page)).depth).toBe(2);
    await dialog(page, '领券成功').waitFor();
    const [sent, ...others] = await sandbox.requests('sendSmsCode');
    expect(sent?.body).toMatchObject({ sliderType: type });
    expect(others).toEqual([]);
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);
  });

  wide('leaving the captcha page sends nothing, and the user can try again', async () => {
    const page = await open(target, { activity: 'RC-OPEN' });
    await askForCode(page, '13800000001');
    await onPage(page, 'packages/account/captcha/index');
    await page.getByRole('button', { name: '返回' }).click();
    await onPage(page, SMS_LOGIN_PAGE);
    await visiblePage(page).getByText('获取验证码', { exact: true }).click();
    await passSlider(page, 1);
    await codeSent(page);
    expect(await sandbox.requests('sendSmsCode')).toHaveLength(1);
  });

  test('the phone button logs in without a code, after the agreement', async () => {
    const page = await open(target, { activity: 'RC-OPEN', phone: '13912345678' });
    const login = loginDialog(page);
    // The host's own button is as high as ours beside it.
    const heightOf = async (name: string) =>
      (await login.locator(`.${BUTTON}`).filter({ hasText: name }).boundingBox())?.height;
    expect(await heightOf('手机号快捷登录')).toBe(await heightOf('其他手机号登录'));
    await login.getByText('手机号快捷登录', { exact: true }).click();
    await expectToast(page, '请先同意《服务协议》及《隐私政策》内容。');
    await agree(login);
    await login.getByText('手机号快捷登录', { exact: true }).click();
    await pressDialogButton(page, target === 'weapp' ? '允许' : '同意');
    const result = dialog(page, '领券成功');
    await result.waitFor();
    expect(await result.textContent()).toContain(MASKED);
    expect(await sandbox.requests('sendSmsCode')).toHaveLength(0);
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);
  });
});
