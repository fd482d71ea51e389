/** /send: from filling in a parcel to the order, its failures, and the address book. */
import type { Page } from 'playwright-core';
import { eventually, expectToast, journey, mainJourney } from '../harness';
import {
  agree,
  carriers,
  choose,
  chooseGoods,
  chooseSlot,
  EMPTY_MOBILE,
  finishForm,
  openSendAs,
  paste,
  person,
  sayTo,
  SEND,
  SEND_CALL,
  submitButton,
  CHOSEN_SLOT,
  unfoldCarriers,
} from '../journeys/sendSteps';
import { dialog, logIn, loginDialog } from '../journeys/steps';

const { sandbox, visit } = journey();

const payShown = (page: Page) => page.getByText(/^￥\d+\.\d\d$/).last();
interface Submitted {
  readonly submitNo: string;
  readonly couponId: string | null;
  readonly expectedPayFen: number;
}
const submits = async (): Promise<readonly Submitted[]> =>
  (await sandbox.requests(SEND_CALL.submit)).map(({ body }) => body as Submitted);

/** Logged in, everything filled in. */
async function filled(page: Page, { isAgreed = true } = {}): Promise<void> {
  await person(page, '寄件人', '陈晓岚').waitFor();
  await choose(page, '收件人', '李建国');
  await chooseGoods(page);
  await carriers(page).first().waitFor();
  await chooseSlot(page);
  if (isAgreed) await agree(page);
}

/** Everything from the address book and the account, with a carrier that is not the first. */
const sendBy = (carrier: string) => async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openSendAs(visitor, sandbox);
  await filled(page);
  expect(await carriers(page).count()).toBe(3);
  await unfoldCarriers(page);
  await page.getByRole('radio', { name: new RegExp(`^${carrier}`) }).click();
  // Folded again, the chosen one is still there.
  await page.getByRole('button', { name: '收起' }).click();
  expect(await carriers(page).count()).toBe(4);
  await page.getByRole('button', { name: /^优惠券.*-￥/ }).waitFor();
  // Another carrier has other slots, which are refetched.
  await page.getByRole('button', { name: CHOSEN_SLOT }).waitFor();
  await payShown(page).waitFor();
  await submitButton(page).click();
  await page.getByRole('heading', { name: '下单成功', level: 2 }).waitFor();
  await page.getByText(/快递员将于 \d\d-\d\d 09:00-11:00 上门取件/).waitFor();
  const [sent] = await submits();
  expect(sent?.couponId).not.toBeNull();
  await page.getByText(`￥${((sent?.expectedPayFen ?? 0) / 100).toFixed(2)}`).waitFor();
  await page.getByRole('button', { name: '再寄一件' }).click();
  await person(page, '寄件人', '陈晓岚').waitFor();
  await page.getByRole('button', { name: /^填写收件人信息/ }).waitFor();
};

mainJourney(
  sandbox,
  'from the address book to the order: default sender, best coupon, fund, success',
  sendBy('顺丰速运'),
  // The last carrier is unknown: it is not offered, and does not affect the others.
  sendBy('中国邮政'),
);

test('logged out: pasted people, prices, login on submit, one order for the account', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open(SEND);
  await paste(page, '寄件人', '陈晓岚 139 0000 1111 广东省深圳市南山区科技园高新南七道 12 号');
  await page.getByRole('textbox', { name: '姓名' }).and(page.locator('[value="陈晓岚"]')).waitFor();
  await finishForm(page);
  await person(page, '寄件人', '陈晓岚').waitFor();
  await paste(page, '收件人', '北京海淀中关村大街\n李建国\n13700002222');
  // 北京 and 海淀 are recognised by parts of their names; the street has no number.
  await page.getByText('标有“请核对”的内容可能不准确，请确认后再保存').waitFor();
  await finishForm(page);
  await person(page, '收件人', '李建国').waitFor();
  await chooseGoods(page);
  await carriers(page).first().waitFor();
  await page.getByText('登录后查看可用优惠券').waitFor();
  await chooseSlot(page);
  await agree(page);
  await submitButton(page).click();
  await loginDialog(page).waitFor();
  expect(await submits()).toEqual([]);
  await logIn(page, EMPTY_MOBILE);
  await page.getByRole('heading', { name: '下单成功', level: 2 }).waitFor();
  expect((await submits()).map(({ couponId }) => couponId)).toEqual([null]);
});

test('立即下单 marks every missing part at its place, each until it is filled in', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const marks = [
    '请填写寄件人信息',
    '请填写收件人信息',
    '请选择物品类型',
    '请选择上门时间',
    '请先阅读并同意服务协议和隐私政策',
  ];
  const marked = async (): Promise<string> => {
    const shown = await Promise.all(marks.map((text) => page.getByText(text, { exact: true }).count()));
    return marks.filter((_text, index) => shown[index] !== 0).join();
  };
  const marksAre = (expected: readonly string[]): Promise<string> =>
    eventually('what is marked', marked, (now) => now === expected.join());
  await visitor.open(SEND);
  await submitButton(page).click();
  await expectToast(page, '请填写寄件人信息');
  await marksAre(marks);
  await openSendAs(visitor, sandbox);
  await person(page, '寄件人', '陈晓岚').waitFor();
  await submitButton(page).click();
  await expectToast(page, '请填写收件人信息');
  await choose(page, '收件人', '王思敏');
  await chooseGoods(page);
  await marksAre(marks.slice(3));
  await carriers(page).first().waitFor();
  await chooseSlot(page);
  await marksAre(marks.slice(4));
  expect(await submits()).toEqual([]);
});

test('only the agreement is missing: the sheet closes without an order, 同意并下单 places it', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openSendAs(visitor, sandbox);
  await filled(page, { isAgreed: false });
  await payShown(page).waitFor();
  const sheet = page.getByRole('dialog', { name: '服务协议和隐私政策' });
  await submitButton(page).click();
  await sheet.getByRole('button', { name: '关闭' }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(await submits()).toEqual([]);
  await submitButton(page).click();
  await sheet.getByRole('button', { name: '同意并下单' }).click();
  await page.getByRole('heading', { name: '下单成功', level: 2 }).waitFor();
  expect(await submits()).toHaveLength(1);
});

test('after a lost response the same number makes no second order', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openSendAs(visitor, sandbox);
  await filled(page);
  await payShown(page).waitFor();
  // The gateway takes the order; its response never arrives.
  await sandbox.faults({ path: SEND_CALL.submit, kind: 'malformed' });
  await submitButton(page).click();
  await expectToast(page, /下单结果未知/);
  await submitButton(page).click();
  await page.getByRole('heading', { name: '下单成功', level: 2 }).waitFor();
  const numbers = (await submits()).map(({ submitNo }) => submitNo);
  expect([numbers.length, new Set(numbers).size]).toEqual([2, 1]);
});

test('freight: one query for several taps, a failed one has 重试, an unavailable carrier says why', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openSendAs(visitor, sandbox);
  await person(page, '寄件人', '陈晓岚').waitFor();
  await choose(page, '收件人', '古丽娜尔');
  await sandbox.faults({ path: SEND_CALL.freight, kind: 'malformed' });
  await chooseGoods(page);
  await page.getByText('运费查询失败，请重试').waitFor();
  await page.getByRole('button', { name: '重试' }).click();
  await unfoldCarriers(page);
  await page.getByRole('radio', { name: /^极兔速递，暂不支持该地区$/, disabled: true }).waitFor();
  const before = (await sandbox.requests(SEND_CALL.freight)).length;
  // In quick succession: a query is sent after 300 ms of quiet.
  await page.getByRole('button', { name: '增加重量' }).evaluate((plus: HTMLElement) => {
    for (let press = 0; press < 4; press += 1) plus.click();
  });
  await page.getByText('5 公斤').waitFor();
  await eventually(
    'the question about 5 kg',
    () => sandbox.requests(SEND_CALL.freight),
    (asked) =>
      (asked[asked.length - 1]?.body as { readonly weight?: unknown }).weight === '5' ||
      asked.length > before,
  );
  expect((await sandbox.requests(SEND_CALL.freight)).length - before).toBeLessThanOrEqual(2);
});

/** Everything that the page can restore, from the visit's storage and the device's. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const onDevice = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));
const WORDS = '放门口的蓝色柜子';

test('a reload keeps the form; address book entries are not stored, and are filled in again', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openSendAs(visitor, sandbox, `${SEND}?receiverId=AD-5`);
  await person(page, '收件人', '张伟').waitFor();
  await chooseGoods(page, '书籍');
  await sayTo(page, WORDS);
  await visitor.open(SEND);
  await person(page, '收件人', '张伟').waitFor();
  await person(page, '寄件人', '陈晓岚').waitFor();
  await page.getByRole('radio', { name: '书籍', checked: true }).waitFor();
  await page.getByText(WORDS).waitFor();
  expect(await stored(page)).not.toMatch(/13500004444|13900001111|张伟|陈晓岚/);
  expect(await onDevice(page)).not.toContain(WORDS);
});

test('a log-out removes the form from screen and storage', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openSendAs(visitor, sandbox);
  await person(page, '寄件人', '陈晓岚').waitFor();
  await paste(page, '收件人', '李建国 13700002222 北京市海淀区中关村大街27号');
  await page.getByRole('textbox', { name: '姓名' }).and(page.locator('[value="李建国"]')).waitFor();
  await page.getByRole('checkbox', { name: '保存到地址簿' }).click();
  await finishForm(page);
  await person(page, '收件人', '李建国').waitFor();
  await sayTo(page, WORDS);
  expect(await stored(page)).toContain(WORDS);
  const bar = page.getByRole('navigation', { name: '主导航' });
  await bar.getByRole('link', { name: '我的' }).click();
  await page.getByRole('link', { name: '设置' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await dialog(page, '退出登录').getByRole('button', { name: '退出', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/me');
  await bar.getByRole('link', { name: '寄件' }).click();
  await page.getByRole('button', { name: /^填写寄件人信息/ }).waitFor();
  await page.getByRole('button', { name: /^填写收件人信息/ }).waitFor();
  expect(await page.getByText(WORDS).count()).toBe(0);
  expect(await stored(page)).not.toMatch(/李建国|陈晓岚|13700002222|中关村|蓝色柜子/);
});

test('input without a login stays for the visit, and is gone in the next visit', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  // Left by an earlier build.
  await context.addInitScript(() =>
    localStorage.setItem('pc:sendDraft', '{"v":"{\\"remark\\":\\"蓝色柜子\\"}"}'),
  );
  await visitor.open(SEND);
  await paste(page, '寄件人', '陈晓岚 139 0000 1111 广东省深圳市南山区科技园高新南七道 12 号');
  await page.getByRole('textbox', { name: '姓名' }).and(page.locator('[value="陈晓岚"]')).waitFor();
  await finishForm(page);
  await sayTo(page, WORDS);
  await page.reload();
  await person(page, '寄件人', '陈晓岚').waitFor();
  await page.getByText(WORDS).waitFor();
  expect(await onDevice(page)).not.toMatch(/陈晓岚|13900001111|科技园|蓝色柜子/);

  const next = await context.newPage();
  await next.goto(SEND);
  await next.getByRole('button', { name: /^填写寄件人信息/ }).waitFor();
  expect(await next.getByText(WORDS).count()).toBe(0);
});

test('names, numbers and streets are sent encrypted, also after the gateway has changed its key', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openSendAs(visitor, sandbox);
  await filled(page);
  await paste(page, '收件人', '李建国 13700002222 北京市海淀区中关村大街27号', '修改');
  await page.getByRole('textbox', { name: '详细地址' }).and(page.locator('[value*="27号"]')).waitFor();
  await finishForm(page);
  await payShown(page).waitFor();
  await page.evaluate(() => sessionStorage.setItem('pc:FC_ENCRYPT_TOKEN', '{"v":"one of yesterday"}'));
  visitor.expectProblems(/status 400/);
  await submitButton(page).click();
  await page.getByRole('heading', { name: '下单成功', level: 2 }).waitFor();
  const sent = [SEND_CALL.parse, SEND_CALL.save, SEND_CALL.submit].map(async (call) =>
    (await sandbox.requests(call)).map(({ headers, status, body }) => [
      headers['gw-req-encrypt'],
      status,
      JSON.stringify(body).includes('李建国'),
    ]),
  );
  expect(await Promise.all(sent)).toEqual([
    [['1', 200, true]],
    [['1', 200, true]],
    // A body that cannot be decrypted is returned unchanged.
    [
      ['1', 400, false],
      ['1', 200, true],
    ],
  ]);
  expect(
    (await sandbox.requests(SEND_CALL.book)).every(({ headers }) => !('gw-req-encrypt' in headers)),
  ).toBe(true);
});

test('address book: new, edited, default, deleted after a question; empty and failed states', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openSendAs(visitor, sandbox, '/send/addressBook', EMPTY_MOBILE);
  await page.getByText('还没有保存的地址').waitFor();
  await page.getByRole('button', { name: '新增地址' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expectToast(page, '请填写姓名');
  await page.getByRole('textbox', { name: '姓名' }).fill('赵六');
  await page.getByRole('textbox', { name: '手机号' }).fill('13512340000');
  await page.getByRole('button', { name: /^所在地区/ }).click();
  const regions = dialog(page, '选择所在地区');
  await regions.getByRole('button', { name: '深圳市' }).click();
  await regions.getByRole('button', { name: '南山区' }).click();
  await page.getByRole('textbox', { name: '详细地址' }).fill('学府路 1 号');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('广东省 深圳市 南山区 学府路 1 号').waitFor();
  await page.getByRole('button', { name: '设为默认，赵六' }).click();
  await page.getByRole('button', { name: '取消默认，赵六' }).waitFor();
  await page.getByRole('button', { name: '编辑，赵六' }).click();
  await page.getByRole('textbox', { name: '姓名' }).fill('赵七');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '删除，赵七' }).click();
  await dialog(page, '删除地址').getByRole('button', { name: '删除' }).click();
  await page.getByText('还没有保存的地址').waitFor();
  await sandbox.faults({ path: SEND_CALL.book, kind: 'malformed', times: 3 });
  await page.reload();
  await page.getByText('地址簿加载失败，请重试').waitFor();
});

test('the address form keeps its input on return, and drops it once it is taken over', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open(SEND);
  const fillIn = page.getByRole('button', { name: /^填写收件人/ });
  await fillIn.click();
  await page.getByRole('textbox', { name: '姓名' }).fill('赵六');
  await page.goBack();
  // The form of the other kind is separate.
  await page.getByRole('button', { name: /^填写寄件人/ }).click();
  await page.getByRole('textbox', { name: '姓名' }).and(page.locator('[value=""]')).waitFor();
  await page.goBack();
  await fillIn.click();
  await page.getByRole('textbox', { name: '姓名' }).and(page.locator('[value="赵六"]')).waitFor();
  await page.reload();
  await page.getByRole('textbox', { name: '姓名' }).and(page.locator('[value="赵六"]')).waitFor();
  await page.getByRole('textbox', { name: '智能识别' }).fill('李建国 13700002222 北京市海淀区中关村大街27号');
  await page.getByRole('button', { name: '识别', exact: true }).click();
  await page.getByRole('textbox', { name: '姓名' }).and(page.locator('[value="李建国"]')).waitFor();
  await finishForm(page);
  await person(page, '收件人', '李建国').waitFor();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('address'))),
  ).toEqual([]);
  expect(await onDevice(page)).not.toMatch(/李建国|赵六|13700002222/);
});

test('hostile names and streets stay text', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openSendAs(visitor, sandbox, SEND, '13900000066');
  await page.getByRole('button', { name: '地址簿，收件人' }).click();
  await page
    .getByText(/^<img src=x/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^选择<img/ }).click();
  await page.getByRole('button', { name: /^修改收件人，<img/ }).waitFor();
  expect(await page.locator('img[src=x], script:not([src])').filter({ hasText: 'hostile' }).count()).toBe(0);
  await submitButton(page).click();
  await expectToast(page, /详细地址最多 100 个字|姓名最多 20 个字/);
});
