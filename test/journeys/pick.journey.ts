/** /pick and its pages: parcels, codes, opening by a cabinet's link, the fee, the history. */
import { eventually, journey, mainJourney } from '../harness';
import { wide } from '../harness/wide';
import { code, codes, HOSTILE_MOBILE, openAs, openButton, PICK_CALL, said } from './pickSteps';

const { sandbox, visit } = journey();

mainJourney(
  sandbox,
  "a cabinet's link asks before it opens; then the door is open and the parcel leaves the list",
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/pick?cabinetCode=CAB-1001');
    await openButton(page).waitFor();
    expect(await sandbox.requests(PICK_CALL.open)).toEqual([]);
    await openButton(page).dblclick();
    await said(page, '柜门已打开').waitFor();
    await page.getByText('A03', { exact: true }).waitFor();
    await page.getByText('另有 1 件有超时取件费，处理后才能打开').waitFor();
    expect(await sandbox.requests(PICK_CALL.open)).toHaveLength(1);
    await page.getByRole('button', { name: '完成', exact: true }).click();
    await eventually(
      'what is left',
      async () => codes(page),
      (left) => left.length === 2,
    );
    expect(new URL(page.url()).search).toBe('');
  },
);

wide('hostile texts are shown as plain text', async () => {
  const visitor = await visit({ width: 320 });
  const { page } = visitor;
  await openAs(visitor, sandbox, '/pick', HOSTILE_MOBILE);
  await code(page, '66666666').waitFor();
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, '__hostile' in window])).toEqual([
    320,
    false,
  ]);
});

test('without a network the code opens in full screen, because its page was loaded ahead; Escape leads back', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await openAs(visitor, sandbox, '/pick');
  await code(page, '70316208').waitFor();
  const loaded = (): Promise<number> =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/js/')).length,
    );
  const before = await loaded();
  await eventually('the page ahead', loaded, (count) => count > before);
  await page.waitForLoadState('networkidle');
  visitor.expectProblems(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await context.setOffline(true);
  await page.getByRole('link', { name: '放大 取件码 7031 6208' }).click();
  await page.waitForURL((url) => url.pathname === '/pick/code');
  await page.getByText('7031', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname === '/pick');
  await context.setOffline(false);
});
