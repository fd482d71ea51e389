/** Evaluations and feedback: pictures in every state, sent once, answered, added to. */
import type { Locator, Page } from 'playwright-core';
import { eventually, expectToast, journey, mainJourney } from '../harness';
import { openAs } from '../journeys/pickSteps';
import { logIn, loginDialog } from '../journeys/steps';

const { sandbox, visit } = journey();

const SUBMIT = 'base/evaluation/submit';

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
const stars = (page: Page, label: string, star: number): Locator =>
  page
    .getByRole('radiogroup', { name: label })
    .getByRole('radio')
    .nth(star - 1);
const ratingOf = async (orderNo = 'ORD-SIGNED') => {
  const visitor = await visit();
  await openAs(visitor, sandbox, `/sendEvaluation/submit?orderNo=${orderNo}`);
  await button(visitor.page, '提交评价').waitFor();
  return visitor;
};
async function rate(page: Page): Promise<void> {
  await stars(page, '寄件服务', 5).click();
  await stars(page, '快递员', 4).click();
}

test('stars by arrow keys; missing input is reported and focused', async () => {
  const { page } = await ratingOf();
  await button(page, '提交评价').click();
  await expectToast(page, '请为寄件服务打分');
  const first = stars(page, '寄件服务', 1);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await stars(page, '寄件服务', 3).getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('End');
  await page.getByText('非常满意', { exact: true }).waitFor();
  await button(page, '提交评价').click();
  await expectToast(page, '请为快递员打分');
  expect(await sandbox.requests(SUBMIT)).toEqual([]);
});

test('a refused text stays editable', async () => {
  const { page } = await ratingOf();
  await rate(page);
  const words = page.getByRole('textbox', { name: /^说说这次寄件/ });
  await words.fill('请加微信');
  await button(page, '提交评价').click();
  await expectToast(page, '内容包含不宜展示的信息，请修改后提交');
  expect(await words.inputValue()).toBe('请加微信');
  const tracked = JSON.stringify((await sandbox.events()).map((event) => event));
  expect(tracked).not.toMatch(/加微信|ORD-SIGNED/);
});

test('the list of orders has one less after an evaluation', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/sendEvaluation');
  await page.getByRole('link').first().click();
  await rate(page);
  await button(page, '提交评价').click();
  await page.waitForURL(/\/result/);
  await button(page, '继续评价').click();
  await page.waitForURL(/\/sendEvaluation\/submit$/);
  await eventually(
    'one order left',
    () => page.getByRole('listitem').count(),
    (count) => count === 1,
  );
  await page.getByRole('tab', { name: '已评价' }).click();
  await page.getByText('5 星').first().waitFor();
});

test('an addition is accepted once', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/sendEvaluation/detail?orderNo=ORD-SIGNED-2');
  await button(page, '追加评价').click();
  await button(page, '提交追评').click();
  await expectToast(page, '请输入追评内容');
  await page.getByRole('textbox', { name: /^追加评价/ }).fill('用了一周，没有问题');
  await button(page, '提交追评').click();
  await page.getByText('我的追评').waitFor();
  expect(await button(page, '追加评价').count()).toBe(0);
  const [sent] = await sandbox.requests('base/evaluation/add');
  expect([sent?.headers['gw-req-encrypt'], sent?.body]).toEqual([
    '1',
    expect.objectContaining({ orderNo: 'ORD-SIGNED-2', content: '用了一周，没有问题' }),
  ]);
});

test.each([
  ['the question after it shows it', 0],
  ['that question is lost too, the refetching page shows it', 3],
])('an addition with a lost response: %s; it exists once', async (_name, lost) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems(/^status 500: /);
  await openAs(visitor, sandbox, '/sendEvaluation/detail?orderNo=ORD-SIGNED-2');
  await button(page, '追加评价').click();
  await page.getByRole('textbox', { name: /^追加评价/ }).fill('用了一周，没有问题');
  await sandbox.faults({ path: 'base/evaluation/add', kind: 'malformed', times: 1 });
  if (lost > 0)
    await sandbox.faults({ path: 'base/evaluation/detail', kind: 'status', status: 500, times: lost });
  await button(page, '提交追评').click();
  await expectToast(page, '追评已提交');
  await page.getByText('我的追评').waitFor();
  expect(await sandbox.requests('base/evaluation/add')).toHaveLength(1);
});

test('an addition without any response: reported, the text stays; the next tap queries first', async () => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems(/^status 500: /);
  await openAs(visitor, sandbox, '/sendEvaluation/detail?orderNo=ORD-SIGNED-2');
  await button(page, '追加评价').click();
  const words = page.getByRole('textbox', { name: /^追加评价/ });
  await words.fill('用了一周，没有问题');
  await sandbox.faults({ path: 'base/evaluation/add', kind: 'malformed', times: 1 });
  // Two queries, three tries each.
  await sandbox.faults({ path: 'base/evaluation/detail', kind: 'status', status: 500, times: 6 });
  await button(page, '提交追评').click();
  await expectToast(page, '没有收到结果，请刷新后查看');
  expect(await words.inputValue()).toBe('用了一周，没有问题');
  await button(page, '提交追评').click();
  await page.getByText('我的追评').waitFor();
  expect(await sandbox.requests('base/evaluation/add')).toHaveLength(1);
});

/** The same user on another device. */
async function rateOnOtherDevice(): Promise<void> {
  const { page } = await ratingOf();
  await rate(page);
  await button(page, '提交评价').click();
  await page.waitForURL(/\/result/);
}

test.each([
  ['refused', []],
  ['its answer lost', [{ path: SUBMIT, kind: 'status', status: 500, times: 1 } as const]],
])('evaluated on another device meanwhile, %s: no success, and the text is kept', async (_name, faults) => {
  const visitor = await ratingOf();
  const { page } = visitor;
  visitor.expectProblems(/^status 500: /);
  await rate(page);
  await page.getByRole('textbox', { name: /^说说这次寄件/ }).fill('包装很用心');
  await rateOnOtherDevice();
  await sandbox.faults(...faults);
  await button(page, '提交评价').click();
  await expectToast(page, '这个订单已经评价过了');
  await button(page, '查看评价').waitFor();
  expect(page.url()).not.toMatch(/result/);
  expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })))).toContain('包装很用心');
});

test('added to on another device meanwhile: no success, and the existing addition is shown', async () => {
  const pages: Page[] = [];
  for (const words of ['这里写的', '那里写的']) {
    const visitor = await visit();
    visitor.expectProblems(/^status 500: /);
    await openAs(visitor, sandbox, '/sendEvaluation/detail?orderNo=ORD-SIGNED-2');
    await button(visitor.page, '追加评价').click();
    await visitor.page.getByRole('textbox', { name: /^追加评价/ }).fill(words);
    pages.push(visitor.page);
  }
  const [here, there] = pages as [Page, Page];
  await button(there, '提交追评').click();
  await expectToast(there, '追评已提交');
  await sandbox.faults({ path: 'base/evaluation/add', kind: 'status', status: 500, times: 1 });
  await button(here, '提交追评').click();
  await expectToast(here, '您已经追评过了');
  await here.getByText('那里写的').waitFor();
});

const FEEDBACK = 'base/feedback/submit';
async function writeFeedback(page: Page, words = '希望能记住上次选择的快递公司'): Promise<void> {
  await page.getByRole('radio', { name: '功能建议' }).click();
  await page.getByRole('textbox', { name: /^问题描述/ }).fill(words);
}

mainJourney(
  sandbox,
  'feedback written before the login is sent after it, once, and gets a reply',
  async () => {
    const { page, open } = await visit();
    await open('/feedback');
    await writeFeedback(page);
    await page.getByRole('textbox', { name: '联系电话（选填）' }).fill('13812345678');
    await button(page, '提交反馈').click();
    await loginDialog(page).waitFor();
    await logIn(page);
    await page.getByText('处理中，请耐心等待回复').first().waitFor();
    const sent = await sandbox.requests(FEEDBACK);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers['gw-req-encrypt']).toBe('1');
    expect(sent[0]?.body).toMatchObject({ kind: 'SUGGEST', mobile: '13812345678', pictureKeys: [] });
    await sandbox.clock(61_000);
    await page.reload();
    await page.getByRole('tab', { name: '我的反馈' }).click();
    await page.getByText(/已收到您的反馈/).waitFor();
    await page.getByRole('tab', { name: '我要反馈' }).click();
    expect(await page.getByRole('textbox', { name: /^问题描述/ }).inputValue()).toBe('');
  },
);

test('feedback without any response is not called failed; after a reload it is there, once', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/feedback');
  await writeFeedback(page);
  await sandbox.faults(
    { path: FEEDBACK, kind: 'malformed', times: 1 },
    { path: 'base/feedback/detail', kind: 'malformed', times: 1 },
  );
  await button(page, '提交反馈').click();
  await expectToast(page, '反馈处理中，请稍后在“我的反馈”中查看');
  await page.reload();
  await expectToast(page, '上一次反馈已提交');
  expect(await page.getByRole('textbox', { name: /^问题描述/ }).inputValue()).toBe('');
  await page.getByRole('tab', { name: '我的反馈' }).click();
  await page.getByText('处理中，请耐心等待回复').first().waitFor();
  expect(await page.getByText('希望能记住上次选择的快递公司').count()).toBe(1);
  expect(await sandbox.requests(FEEDBACK)).toHaveLength(1);
});

test('nine characters and a wrong number are reported at their fields; the number is optional', async () => {
  const { page, open } = await visit();
  await open('/feedback');
  await button(page, '提交反馈').click();
  await expectToast(page, '请选择反馈类型');
  await writeFeedback(page, '九个字九个字九个字');
  await page.getByText('请至少输入 10 个字，还差 1 个字').waitFor();
  const mobile = page.getByRole('textbox', { name: '联系电话（选填）' });
  await mobile.fill('12345');
  await page.getByText('请输入正确的 11 位手机号').waitFor();
  await mobile.fill('');
  await page.getByText('请输入正确的 11 位手机号').waitFor({ state: 'detached' });
  expect(await sandbox.requests(FEEDBACK)).toEqual([]);
});
