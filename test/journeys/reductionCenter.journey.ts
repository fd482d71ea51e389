/**
 * The reduction funds in a browser: amounts, a finished task's payment, a pull. The rest is in
 * screens/reductionCenter.screen.ts.
 */
import { expectToast, eventually, journey } from '../harness';
import { wide } from '../harness/wide';
import { pullDown } from './listSteps';
import { amount, CENTER, finishTask, FUND_CALL, joinedLinks, joinedList, openAs } from './reductionSteps';
import { titled } from './steps';
import { lookAgain, pathOf } from './weeklySteps';

const { sandbox, visit } = journey();
const FEW = `${CENTER}?channelId=TASK-FEW`;

describe("the user's fund", () => {
  test('plain browser: amount, sums, what expires soon, five activities of which two have links', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, FEW);
    await amount(page, '12.50').waitFor();
    expect(page.url()).not.toContain('token');
    await titled(page, '减免金中心');
    await page.getByText(/^即将过期 ￥3\.50 · 最早 \d{4}-\d\d-\d\d$/).waitFor();
    const [fund] = await sandbox.requests(FUND_CALL.fund);
    const { usedMoney, expiredMoney } = (
      fund?.response as { readonly data: { readonly usedMoney: number; readonly expiredMoney: number } }
    ).data;
    const yuan = (fen: number): string => `￥${(fen / 100).toFixed(2)}`;
    for (const text of [
      `累计获得 ${yuan(1250 + usedMoney + expiredMoney)}`,
      `已使用 ${yuan(usedMoney)}`,
      `已过期 ${yuan(expiredMoney)}`,
    ])
      await page.getByText(text, { exact: true }).waitFor();
    expect(fund?.body).toEqual({ channelId: 'TASK-FEW' });

    await joinedList(page).waitFor();
    const labels = await joinedList(page).getByRole('listitem').allInnerTexts();
    expect(labels.map((text) => /待使用|待到账|部分已用|已用完|已结束/.exec(text)?.[0]).sort()).toEqual(
      ['待使用', '待到账', '部分已用', '已用完', '已结束'].sort(),
    );
    expect((await joinedLinks(page)).map((label) => label.split('，')[2]).sort()).toEqual(
      ['待使用', '部分已用'].sort(),
    );
    await joinedList(page).getByText('寄存体验减免金').click();
    expect(pathOf(page)).toBe(CENTER);
    await joinedList(page)
      .getByRole('link', { name: /部分已用$/ })
      .click();
    await page.getByText('剩余减免金 · 部分已用').waitFor();
    expect(new URL(page.url()).searchParams.get('bizId')).toBe('JR-OLD-3');
    await page.goBack();
    await amount(page, '12.50').waitFor();
  });

  wide('the reward of a finished task is shown when the page becomes visible again', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, FEW);
    await amount(page, '12.50').waitFor();
    await joinedList(page).waitFor();
    await page.getByRole('button', { name: '去完成 看剧集预告 30 秒' }).waitFor();
    await finishTask(sandbox, 'TF1');
    await lookAgain(page);
    await amount(page, '13.00').waitFor();
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);

    // Its button leads to this page.
    const steps = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: '去查看 看剧集预告 30 秒' }).click();
    await eventually(
      'the amount in sight, in the upper half',
      () => amount(page, '13.00').evaluate((shown) => shown.getBoundingClientRect().top / window.innerHeight),
      (part) => part >= 0 && part < 0.5,
    );
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
});

describe('faults', () => {
  wide(
    'pull-down refetches, including the tasks; a failed refresh says so and keeps the content',
    async () => {
      const visitor = await visit();
      const { page } = visitor;
      await openAs(visitor, sandbox, FEW);
      await amount(page, '12.50').waitFor(); // a request during a pending one shares its response
      await joinedList(page).waitFor();
      await page.getByRole('button', { name: '去完成 看剧集预告 30 秒' }).waitFor();
      await finishTask(sandbox, 'TF1');
      await pullDown(page);
      await amount(page, '13.00').waitFor();
      await page.getByRole('button', { name: '去查看 看剧集预告 30 秒' }).waitFor();
      await page.getByText('刷新中').waitFor({ state: 'detached' });
      await sandbox.faults({ path: 'user/task/list', kind: 'malformed', times: 5 });
      await pullDown(page);
      await expectToast(page, '刷新失败，请稍后重试');
      await page.getByRole('button', { name: '去查看 看剧集预告 30 秒' }).waitFor();
      await page.getByText('刷新中').waitFor({ state: 'detached' });
      await sandbox.faults({ path: FUND_CALL.fund, kind: 'malformed', times: 5 });
      await pullDown(page);
      await expectToast(page, '刷新失败，请稍后重试');
      await amount(page, '13.00').waitFor();
    },
  );
});
