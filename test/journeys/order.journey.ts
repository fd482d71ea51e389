/** /order/list and /order/detail: states, partly hidden names, cancelling, sending again. */
import { eventually, journey, mainJourney } from '../harness';
import { wide } from '../harness/wide';
import { HOSTILE_MOBILE, openAs, PICK_CALL, rows } from './pickSteps';
import { SEND_PAGE } from './steps';

const { sandbox, visit } = journey();

mainJourney(
  sandbox,
  'orders by state; one order, and back',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/order/list');
    await rows(page).first().waitFor();
    await page.getByRole('tab', { name: '已取消' }).click();
    await eventually(
      'cancelled ones',
      async () => rows(page).allInnerTexts(),
      (texts) => texts.length === 2 && texts.every((text) => text.includes('已取消')),
    );
    await rows(page).first().getByRole('link').click();
    await page.getByText('原因：信息填错了，重新下单').waitFor();
    expect(await page.getByRole('button', { name: '取消订单' }).count()).toBe(0);
    await page.goBack();
    await page.getByRole('tab', { name: '已取消', selected: true }).waitFor();
  },
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/order/list');
    await rows(page).first().waitFor();
    await page.getByRole('tab', { name: '已取消' }).click();
    await eventually(
      'two of them, one in a state that nobody knows',
      async () => rows(page).allInnerTexts(),
      (texts) =>
        texts.length === 2 && texts[0]?.includes('已取消') === true && texts[1]?.includes('处理中') === true,
    );
    await rows(page).nth(1).getByRole('link').click();
    await page
      .getByRole('main')
      .getByText('处理中', { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: '取消订单' }).count()).toBe(0);
    await page.getByRole('button', { name: '再寄一单' }).click();
    await page.waitForURL(SEND_PAGE);
    expect(await sandbox.requests(PICK_CALL.cancel)).toEqual([]);
  },
);

wide('hostile texts are shown as plain text', async () => {
  const visitor = await visit({ width: 320 });
  const { page } = visitor;
  await openAs(visitor, sandbox, '/order/detail?orderNo=ORD-HOSTILE', HOSTILE_MOBILE);
  await page.getByText('费用明细').waitFor();
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, '__hostile' in window])).toEqual([
    320,
    false,
  ]);
});
