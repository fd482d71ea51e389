/** The studio: a mistake is marked, modules move by keyboard, the phones follow, a link opens the same draft. */
import { journey } from '../harness';

const { visit } = journey();

test('a draft is edited, checked, moved, followed by the phones and passed on', async () => {
  const { page } = await visit({ width: 1440, height: 900 });
  await page.goto('/__sandbox/studio');
  const phones = ['H5', '微信小程序', '支付宝小程序'].map((title) =>
    page.frameLocator(`iframe[title=${title}]`),
  );
  const onPhones = (text: string) =>
    Promise.all(phones.map((phone) => phone.getByText(text).first().waitFor({ state: 'attached' })));
  await onPhones('每场限量，抢完即止');
  const status = page.locator('.studio-status');
  expect(await status.innerText()).toBe('符合约定 · 与原版相同');

  // A text, in the editor: every phone shows it without being opened again.
  await page.getByRole('button', { name: '限时秒杀（优惠券） 每场限量，抢完即止', exact: true }).click();
  await page.locator('.cm-line', { hasText: '"desc": "每场限量，抢完即止"' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('，双十二');
  await onPhones('抢完即止，双十二');
  await status.getByText('改了 1 处').waitFor();

  // A mistake: its line is marked, and said.
  await page.locator('.cm-line', { hasText: '"couponButtonStyle": 1' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('.5');
  const problem = page.getByRole('list', { name: '问题' }).getByRole('button');
  await problem.getByText('只能是：1、2').waitFor();
  expect(await page.locator('.cm-lintRange-error').allInnerTexts()).toEqual(['"couponButtonStyle": 1.5']);
  expect(await page.locator('.studio-outline small').allInnerTexts()).toEqual([
    '1 处不合约定 · 页面照样显示',
  ]);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await problem.first().waitFor({ state: 'detached' });

  // By keyboard: the focus stays at the module, and the page has it there.
  const modules = page.getByRole('list', { name: '模块，按页面上的顺序' }).getByRole('listitem');
  const second = modules.nth(1).getByRole('button').first();
  await second.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText('“寄件激励”移到了第 1 位，共 16 个').waitFor();
  expect(await modules.first().innerText()).toContain('寄件激励');
  expect(await page.evaluate(() => document.activeElement?.closest('li')?.dataset['id'])).toBe(
    'send-incentive',
  );
  const h5 = phones[0];
  await h5?.locator('[id="m-send-incentive"] ~ [id="m-seckill"]').waitFor({ state: 'attached' });

  // The link opens the same text in another browser tab.
  const link = page.url();
  expect(link).toMatch(/#draft=FRI-ALL-D\w{6}$/);
  const { page: other } = await visit({ width: 1280, height: 900 });
  await other.goto(new URL(link).pathname + new URL(link).hash);
  await other.locator('.studio-status').getByText('改了').waitFor();
  expect(await other.locator('.studio-outline li').first().innerText()).toContain('寄件激励');
});
