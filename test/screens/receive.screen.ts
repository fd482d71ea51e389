/** The receive-coupon campaign in a plain browser, from link to coupon, and all its failures. */
import type { Page } from 'playwright-core';
import { eventually, expectToast, hold, journey, type LoggedRequest, mainJourney } from '../harness';
import { openWithToken, poster } from '../journeys/receiveSteps';
import {
  askForCode,
  closeLogin,
  codeSent,
  dialog,
  dismiss,
  logIn,
  loginDialog,
  MOBILE,
  SEND_PAGE,
  settled,
  submitCode,
  pressDisabled,
  focused,
} from '../journeys/steps';

const { sandbox, visit } = journey();

describe('claiming', () => {
  mainJourney(
    sandbox,
    'RC-OPEN: a link, a login by SMS, one coupon; the poster opens the coupon again',
    async () => {
      const visitor = await visit();
      const { page } = visitor;
      await visitor.open('/receiveCoupon/RC-OPEN');
      await logIn(page);

      const result = dialog(page, '领券成功');
      await result.waitFor();
      expect(await result.textContent()).toContain('139****5678');
      expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);

      await result.getByRole('button', { name: '关闭' }).click();
      await result.waitFor({ state: 'detached' });
      await poster(page).click();
      await result.waitFor();
      expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);
    },
    async () => {
      const { page, open } = await visit();
      await open('/receiveCoupon/RC-OPEN');
      const reported = dialog(page, '抱歉，暂不能领取');
      await reported.getByRole('button', { name: '去寄件' }).click();
      await page.waitForURL(SEND_PAGE);
      expect(await sandbox.requests('receiveCoupon')).toEqual([]);
    },
  );

  test('RC-MANY: every coupon type with its value', async () => {
    const visitor = await visit();
    await openWithToken(visitor, 'RC-MANY', await sandbox.token(MOBILE));
    const text = (await dialog(visitor.page, '领券成功').textContent()) ?? '';
    expect(text).toMatch(/8\.5折/);
    expect(text).toMatch(/￥5/);
    expect(text).toMatch(/￥3\.5/);
    expect(text).toMatch(/免费/);
    expect(text).toMatch(/\d{4}-\d\d-\d\d至\d{4}-\d\d-\d\d/);
  });

  test('RC-HAS: coupons held already are shown as such, without a claim', async () => {
    const visitor = await visit();
    await openWithToken(visitor, 'RC-HAS', await sandbox.token(MOBILE));
    await dialog(visitor.page, '您已成功领券，快去使用吧').waitFor();
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(0);
  });

  test('tapping a coupon leads to the campaign’s address', async () => {
    const visitor = await visit();
    await openWithToken(visitor, 'RC-HAS', await sandbox.token(MOBILE));
    await dialog(visitor.page, /成功领券/)
      .getByRole('button', { name: '去使用' })
      .click();
    await visitor.page.waitForURL(/\/__sandbox\/send-parcel/);
  });

  test('去使用 of a claimed coupon opens the app’s own send page with this coupon selected', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openWithToken(visitor, 'RC-OPEN', await sandbox.token(MOBILE));
    await dialog(page, '领券成功').getByRole('button', { name: '去使用' }).click();
    await page.waitForURL(SEND_PAGE);
    const [claim] = await sandbox.requests('receiveCoupon');
    const given = JSON.stringify(claim?.response);
    expect(given).toContain(new URL(page.url()).searchParams.get('couponId') ?? 'no coupon');
  });

  test('one claim however often the poster is tapped', async () => {
    const visitor = await visit();
    const answer = await hold(visitor.page, 'activity/receiveCoupon');
    await openWithToken(visitor, 'RC-OPEN', await sandbox.token(MOBILE));
    await poster(visitor.page).waitFor();
    for (let tap = 0; tap < 5; tap += 1) await poster(visitor.page).dispatchEvent('click');
    answer();
    await dialog(visitor.page, '领券成功').waitFor();
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);
  });

  test('RC-LAST: the second user finds the activity finished', async () => {
    const first = await visit();
    await openWithToken(first, 'RC-LAST', await sandbox.token(MOBILE));
    await dialog(first.page, '领券成功').waitFor();
    const second = await visit();
    await openWithToken(second, 'RC-LAST', await sandbox.token('13700000000'));
    await dialog(second.page, '抱歉，活动已结束').waitFor();
  });
});

describe('states of the activity', () => {
  test.each([
    ['RC-NOT-START', '抱歉，活动未开始'],
    ['RC-PAUSED', '抱歉，活动未开始'],
    ['RC-FINISHED', '抱歉，活动已结束'],
    ['RC-OFF-SHELF', '抱歉，活动已结束'],
    ['RC-GONE', '抱歉，活动已结束'],
  ])('%s: %s, and the way to the send page', async (code, text) => {
    const visitor = await visit();
    await visitor.open(`/receiveCoupon/${code}`);
    const popup = dialog(visitor.page, text);
    await popup.waitFor();
    expect(await sandbox.requests('preReceiveCheck')).toHaveLength(0);

    await dismiss(popup);
    await visitor.page.getByRole('button', { name: text }).click();
    await popup.getByRole('button', { name: '去寄件' }).click();
    // An activity without a link of its own leads to the app’s own page.
    const isOwn = code === 'RC-GONE' || code === 'RC-FINISHED';
    await visitor.page.waitForURL(isOwn ? SEND_PAGE : /\/__sandbox\/send-parcel/);
  });

  test.each([
    ['RC-LIMIT-006', '100901006'],
    ['RC-LIMIT-042', '100901042'],
  ])('%s: reason %s ends the activity', async (code) => {
    const visitor = await visit();
    await openWithToken(visitor, code, await sandbox.token(MOBILE));
    await dialog(visitor.page, '抱歉，活动已结束').waitFor();
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(0);
  });

  test('RC-REFUSED: the gateway’s reason as a toast; another tap offers another number', async () => {
    const visitor = await visit();
    await openWithToken(visitor, 'RC-REFUSED', await sandbox.token(MOBILE));
    const [check] = await allAnswered(() => sandbox.requests('preReceiveCheck'));
    const reason = (check?.response as { data: { reasonMsg: string } }).data.reasonMsg;
    await expectToast(visitor.page, reason);
    await poster(visitor.page).click();
    await loginDialog(visitor.page).waitFor();
  });

  test('RC-WRONG-PLATFORM: the overlay, and no way to bypass it', async () => {
    const visitor = await visit();
    await visitor.open('/receiveCoupon/RC-WRONG-PLATFORM');
    await visitor.page.getByRole('alert').filter({ hasText: '抱歉，请换种方式扫码参加活动哦！' }).waitFor();
    expect(await loginDialog(visitor.page).count()).toBe(0);
    expect(await sandbox.requests('preReceiveCheck')).toHaveLength(0);
  });

  test('the rules open and close, and restore the focus', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openWithToken(visitor, 'RC-FINISHED', await sandbox.token(MOBILE));
    await dismiss(dialog(page, '抱歉，活动已结束'));
    const icon = page.getByRole('button', { name: '活动规则' });
    await icon.focus();
    await page.keyboard.press('Enter');
    const rules = dialog(page, '活动规则');
    await settled(rules);
    await rules.getByRole('button', { name: '我知道了' }).click();
    await rules.waitFor({ state: 'detached' });
    await focused(icon);
  });
});

describe('login', () => {
  test.each([
    ['13800000001', 1],
    ['13800000002', 2],
  ])('%s has to pass the slider of type %i', async (mobile, type) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/receiveCoupon/RC-OPEN');
    await askForCode(page, mobile);
    await passSlider(page, type);
    await codeSent(page);
    await submitCode(page);
    await dialog(page, '领券成功').waitFor();
    const [sent] = await sandbox.requests('sendSmsCode');
    expect(sent?.body).toMatchObject({ sliderType: type });
  });

  test('a closed slider sends nothing and can be opened again', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/receiveCoupon/RC-OPEN');
    await askForCode(page, '13800000001');
    const slider = page.getByRole('dialog', { name: /验证/ });
    await slider.getByRole('button', { name: /关闭/ }).click();
    await slider.waitFor({ state: 'detached' });
    expect(await sandbox.requests('sendSmsCode')).toHaveLength(0);
    await loginDialog(page).getByRole('button', { name: '获取验证码' }).click();
    await passSlider(page, 1);
    await codeSent(page);
  });

  test('refused numbers show the gateway’s sentence', async () => {
    const visitor = await visit();
    await visitor.open('/receiveCoupon/RC-OPEN');
    await askForCode(visitor.page, '13800000003');
    const [refused] = await allAnswered(() => sandbox.requests('preCheckMobile'));
    await expectToast(visitor.page, (refused?.response as { msg: string }).msg || '请重试');
    expect(await sandbox.requests('sendSmsCode')).toHaveLength(0);
  });

  test('a code that cannot be sent says so and keeps the button usable', async () => {
    const visitor = await visit();
    await visitor.open('/receiveCoupon/RC-OPEN');
    await askForCode(visitor.page, '13800000004');
    const [failed] = await allAnswered(() => sandbox.requests('sendSmsCode'));
    await expectToast(visitor.page, (failed?.response as { msg: string }).msg || '发送验证码失败');
    await loginDialog(visitor.page).getByRole('button', { name: '获取验证码' }).waitFor();
  });

  test("the form's rules: number, agreement, all three before submit", async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/receiveCoupon/RC-OPEN');
    const login = loginDialog(page);
    await login.waitFor();
    const submit = login.getByRole('button', { name: '立即领取' });
    expect(await submit.getAttribute('aria-disabled')).toBe('true');
    await login.getByRole('button', { name: '获取验证码' }).click();
    await expectToast(page, '请输入手机号');
    const phone = login.getByRole('textbox', { name: /手机号/ });
    expect(await phone.evaluate((field) => field.ownerDocument.activeElement === field)).toBe(true);
    await phone.fill('139 1234 5678');
    await login.getByRole('button', { name: '获取验证码' }).click();
    await expectToast(page, '请先同意《服务协议》及《隐私政策》内容。');
    await login.getByRole('checkbox').click();
    await login.getByRole('button', { name: '获取验证码' }).click();
    await codeSent(page);
    const [preCheck] = await sandbox.requests('preCheckMobile');
    expect(preCheck?.body).toMatchObject({ mobile: '13912345678', nationCode: '86' });
    await login.getByRole('textbox', { name: /验证码/ }).fill('1234567');
    expect(await login.getByRole('textbox', { name: /验证码/ }).inputValue()).toBe('123456');
    expect(await submit.getAttribute('aria-disabled')).not.toBe('true');
  });

  test('a wrong code says so; the right one continues', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/receiveCoupon/RC-OPEN');
    await askForCode(page);
    await codeSent(page);
    await submitCode(page, '000000');
    const [wrong] = await allAnswered(() => sandbox.requests('checkSmsCode'));
    await expectToast(page, (wrong?.response as { msg: string }).msg);
    await submitCode(page);
    await dialog(page, '领券成功').waitFor();
  });

  test('the countdown survives leaving and coming back', async () => {
    const visitor = await visit();
    const { page } = visitor;
    // The minute does not pass meanwhile, however slow all this is; timers run.
    await page.clock.setFixedTime(Date.now());
    await visitor.open('/receiveCoupon/RC-OPEN');
    await askForCode(page);
    await codeSent(page);
    await page.reload();
    const login = loginDialog(page);
    await login.getByRole('textbox', { name: /手机号/ }).fill(MOBILE);
    const wait = login.getByRole('button', { name: /\d+s/ });
    await wait.waitFor();
    await login.getByRole('checkbox').click();
    await pressDisabled(wait);
    await expectToast(page, '验证码已发送，请勿重复操作');
    expect(await sandbox.requests('sendSmsCode')).toHaveLength(1);
  });

  test('closing the login keeps the page, and the poster opens it again', async () => {
    const visitor = await visit();
    await visitor.open('/receiveCoupon/RC-OPEN');
    await closeLogin(visitor.page);
    await poster(visitor.page).click();
    await loginDialog(visitor.page).waitFor();
  });
});

describe('401 during a claim', () => {
  test('a token that expires before the claim: one login, then the claim continues automatically, once', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({
      path: 'receiveCoupon',
      kind: 'status',
      status: 401,
      body: { success: false, code: '030100001', msg: '', data: null },
    });
    await openWithToken(visitor, 'RC-OPEN', await sandbox.token(MOBILE));
    await logIn(page);
    await dialog(page, '领券成功').waitFor();
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(2);
    await loginDialog(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  test('the query token is stored, sent, and removed from the address bar', async () => {
    const visitor = await visit();
    const token = await sandbox.token(MOBILE);
    await openWithToken(visitor, 'RC-OPEN', token);
    await dialog(visitor.page, '领券成功').waitFor();
    expect(visitor.page.url()).not.toContain('token');
    const [check] = await sandbox.requests('preReceiveCheck');
    expect(check?.headers).toMatchObject({
      authorization: token,
      'original-channel': 'consumer',
      'original-path': '/receiveCoupon/RC-OPEN',
    });
    const [info] = await sandbox.requests('activity/info');
    expect(info?.headers['authorization']).toBeUndefined();
    expect(info?.headers['original-path']).toBe('/receiveCoupon/RC-OPEN');
  });
});

describe('faults', () => {
  test.each([
    ['500', { kind: 'status', status: 500 } as const],
    ['dropped', { kind: 'drop' } as const],
    ['malformed', { kind: 'malformed' } as const],
    ['empty', { kind: 'empty' } as const],
  ])('info %s: a failed state with a next step', async (_name, fault) => {
    const visitor = await visit();
    visitor.expectProblems('status 500', 'activity/info');
    await sandbox.faults({ path: 'activity/info', times: 10, ...fault });
    await visitor.open('/receiveCoupon/RC-FINISHED');
    const retry = visitor.page.getByRole('button', { name: '重试' });
    await retry.waitFor();
    expect(await visitor.page.textContent('body')).toContain('获取活动信息失败，请重试');
    await sandbox.reset();
    await retry.click();
    await dialog(visitor.page, '抱歉，活动已结束').waitFor();
  });

  test('info hangs: given up after its limit, with a next step', async () => {
    const visitor = await visit();
    await sandbox.faults({ path: 'activity/info', kind: 'hang', times: 10 });
    await visitor.page.clock.install();
    await visitor.open('/receiveCoupon/RC-FINISHED');
    await eventually(
      'the next step, after the limit of every try',
      async () => {
        await visitor.page.clock.runFor(6_000);
        return visitor.page.getByRole('button', { name: '重试' }).isVisible();
      },
      (isThere) => isThere,
    );
  });

  test.each([
    ['dropped', { kind: 'drop' } as const],
    ['malformed', { kind: 'malformed' } as const],
    ['500', { kind: 'status', status: 500 } as const],
  ])(
    'claim %s: the held coupons are fetched; never shown as claimed by guess, never claimed twice',
    async (name, fault) => {
      const visitor = await visit();
      const { page } = visitor;
      visitor.expectProblems('status 500', 'receiveCoupon');
      // Counted in the page: Chromium repeats a request when a kept connection is cut.
      const sent = { claims: 0, checks: 0 };
      page.on('request', (request) => {
        if (request.url().endsWith('/receiveCoupon')) sent.claims += 1;
        if (request.url().endsWith('/preReceiveCheck')) sent.checks += 1;
      });
      await sandbox.faults({ path: 'receiveCoupon', times: name === 'dropped' ? 10 : 1, ...fault });
      await openWithToken(visitor, 'RC-OPEN', await sandbox.token(MOBILE));
      if (name === '500') {
        // Nothing happened at the gateway: say so, and claim on the next tap.
        await expectToast(page, '领取失败，请重试');
        await poster(page).click();
        await dialog(page, '领券成功').waitFor();
      } else {
        await dialog(page, '您已成功领券，快去使用吧').waitFor();
        expect(sent.claims).toBe(1);
      }
      expect(sent.checks).toBeGreaterThanOrEqual(2);
    },
  );
});

/** Operates the stand-in slider by keyboard: type 1 is moved until it fits, in type 2 the named picture is chosen. */
async function passSlider(page: Page, type: number): Promise<void> {
  const slider = page.getByRole('dialog', { name: '安全验证' });
  await slider.waitFor();
  if (type === 2) {
    const wanted = /请点击「(.+?)」/.exec((await slider.textContent()) ?? '')?.[1] ?? '';
    await slider.getByRole('button', { name: wanted, exact: true }).click();
    return;
  }
  const handle = slider.getByRole('slider');
  await handle.focus();
  for (let step = 0; step < 400; step += 1) {
    if ((await handle.getAttribute('aria-valuetext'))?.startsWith('已对齐')) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

/** Gateway calls once there are some and all of them are answered. */
const allAnswered = (ask: () => Promise<LoggedRequest[]>): Promise<LoggedRequest[]> =>
  eventually(
    'answered calls',
    ask,
    (all) => all.length > 0 && all.every(({ response }) => response !== null),
  );
