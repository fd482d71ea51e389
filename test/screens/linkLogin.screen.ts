/** Logins by link: who is asked, what goes with the previous account, and where the token remains. */
import type { Page } from 'playwright-core';
import { eventually, expectToast, journey, type Visitor } from '../harness';
import { answerOauth } from '../journeys/hostSteps';
import { LIST_CALL } from '../journeys/listSteps';
import { openSendAs, paste, finishForm, person, SEND, SEND_CALL } from '../journeys/sendSteps';
import { dialog, dismiss, MOBILE, settled } from '../journeys/steps';

const { sandbox, visit } = journey();

const OTHER = '13900000002';
const OTHERS_QUESTION = '以 139****0002 登录？';
const NAME = '王小明';
const ADDRESS = `${NAME} 13812340000 广东省深圳市南山区科技路9号`;
const LIST = '/list/LIST-0';

/** Waits until the latest response of this path belongs to this login. */
async function expectCaller(pathSuffix: string, token: string): Promise<void> {
  await eventually(
    `${pathSuffix} of the login`,
    async () => (await sandbox.requests(pathSuffix)).filter(({ status }) => status === 200).pop(),
    (last) => last?.headers['authorization'] === token,
  );
}

/** Fills in the receiver from a pasted text; the form is complete once it has been parsed. */
async function fillIn(page: Page): Promise<void> {
  await paste(page, '收件人', ADDRESS);
  await page
    .getByRole('textbox', { name: '姓名' })
    .and(page.locator(`[value="${NAME}"]`))
    .waitFor();
  await finishForm(page);
  await person(page, '收件人', NAME).waitFor();
}

/** A logged-in user has filled in the receiver, and opens a link with another account's token. */
async function openOthersLink(visitor: Visitor): Promise<{ readonly own: string; readonly others: string }> {
  const { page } = visitor;
  await openSendAs(visitor, sandbox);
  await fillIn(page);
  const own = (await sandbox.requests(SEND_CALL.book))[0]?.headers['authorization'] ?? '';
  const others = await sandbox.token(OTHER);
  await visitor.open(`${LIST}?token=${others}`);
  await settled(dialog(page, OTHERS_QUESTION));
  return { own, others };
}

/** On the visible page; pages below it have their own. */
const bar = (page: Page) => page.getByText('当前账号 139****0002', { exact: true }).filter({ visible: true });

describe('a link with the token of another account', () => {
  test('asks; until then, and after 不切换, everything stays', async () => {
    const visitor = await visit();
    const { own } = await openOthersLink(visitor);
    const { page } = visitor;
    await dialog(page, OTHERS_QUESTION).getByText(`当前账号 139****5678`).waitFor();
    await page.getByRole('button', { name: '不切换' }).click();
    await dialog(page, OTHERS_QUESTION).waitFor({ state: 'detached' });
    await expectCaller(LIST_CALL, own);
    await page.goto(SEND);
    await person(page, '收件人', NAME).waitFor();
    await expectCaller(SEND_CALL.book, own);
  });

  test('after 登录 the previous account’s input is gone, forms show the account, and 不是我 logs out', async () => {
    const visitor = await visit();
    const { others } = await openOthersLink(visitor);
    const { page } = visitor;
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await dialog(page, OTHERS_QUESTION).waitFor({ state: 'detached' });
    await page.getByText('去寄件').first().waitFor();
    await page.goto(SEND);
    await bar(page).waitFor();
    await page.getByRole('button', { name: /^填写收件人信息/ }).waitFor();
    await expectCaller(SEND_CALL.book, others);
    expect(await page.content()).not.toContain(NAME);

    await fillIn(page);
    await bar(page).waitFor();
    await page.getByRole('button', { name: '不是我，退出该账号' }).click();
    await expectToast(page, '已退出该账号');
    await page.getByRole('button', { name: /^填写收件人信息/ }).waitFor();
    await bar(page).waitFor({ state: 'detached' });
    const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(left).not.toContain(NAME);
  });

  test('an invalid token does not end a valid login', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openSendAs(visitor, sandbox);
    await visitor.open(`${LIST}?token=junk`);
    await expectToast(page, '链接中的登录已失效，登录状态未改变');
    await page.goto('/me');
    await page.getByText('139****5678').first().waitFor();
  });

  test('asks after a log-out as well', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openSendAs(visitor, sandbox);
    await page.goto('/settings');
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('button', { name: '退出', exact: true }).click();
    await expectToast(page, '已退出登录');
    await visitor.open(`${LIST}?token=${await sandbox.token(MOBILE)}`);
    const question = dialog(page, '以 139****5678 登录？');
    await dismiss(question);
    expect(await page.evaluate(() => sessionStorage.getItem('pc:token'))).toBe(null);
  });
});

test('the messaging app’s login page logs in after a log-out, without a question and once', async () => {
  const visitor = await visit({ host: 'wechat' });
  const { page } = visitor;
  await visitor.open('/receiveCoupon/RC-OPEN');
  await answerOauth(page, '同意授权');
  await dialog(page, '领券成功').waitFor();
  await page.goto('/settings');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '退出', exact: true }).click();
  await expectToast(page, '已退出登录');
  await page.goto('/receiveCoupon/RC-MANY');
  await answerOauth(page, '同意授权');
  await dialog(page, '领券成功').waitFor();
  expect(page.url()).not.toMatch(/token|loginReturn/);
});

describe('a token in the address', () => {
  const TOKEN = 'SECRET-0123456789';

  test.each([
    ['of a page that takes none', `/couponSale/CS-OPEN?token=${TOKEN}`],
    ['in the fragment', `/couponSale/CS-OPEN#token=${TOKEN}`],
    [
      'in an address that the query carries',
      `/couponSale/CS-OPEN?backUrl=${encodeURIComponent(`/list/A?token=${TOKEN}`)}`,
    ],
    ['of a page that takes one', `/receiveCoupon/RC-FINISHED?token=${TOKEN}`],
    ['of the weekly page', `/fcFriday?configId=FRI-MIN&token=${TOKEN}`],
  ])('%s disappears before anything else is requested', async (_name, address) => {
    const visitor = await visit();
    const { page } = visitor;
    const reported: string[] = [];
    page.on('request', (request) => {
      const { authorization: _own, ...headers } = request.headers();
      if (!request.isNavigationRequest()) reported.push(request.url(), JSON.stringify(headers));
    });
    await visitor.open(address);
    await page.waitForFunction(() => document.title !== '快递柜优惠');
    expect(reported.join(' ')).not.toContain(TOKEN);
    expect(page.url()).not.toContain(TOKEN);
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(TOKEN);
    expect(
      await page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content),
    ).toBe('strict-origin-when-cross-origin');
  });
});
