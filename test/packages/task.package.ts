/** Tasks in the built packages: the center's list, a start and its refusal, the rules, the home popup. */
import { visiblePage } from '../engines/host';
import { FUND_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { dialog, MOBILE, named, onPage, WEB_VIEW_PAGE } from '../engines/steps';
import { expectToast, eventually } from '../harness';

const { sandbox, open } = phones();

const START = 'user/task/start';

describe.each(TARGETS)('%s', (target) => {
  const openCenter = async (channelId: string) =>
    open(target, {
      path: FUND_PAGE,
      query: `channelId=${channelId}`,
      token: await sandbox.token(MOBILE),
    });

  test('eight tasks, then all; the rules open and close', async () => {
    const page = await openCenter('TASK-ALL');
    await named(page, '查看更多任务')
      .or(visiblePage(page).getByText('查看更多任务', { exact: true }))
      .click();
    await eventually(
      'the rest',
      () =>
        visiblePage(page).locator('[aria-role="list"][aria-label="任务列表"] [aria-role="listitem"]').count(),
      (count) => count === 7,
    );
    await visiblePage(page).locator('[aria-label^="任务规则 "]').first().click();
    const rules = dialog(page, '任务规则');
    await rules.waitFor();
    await rules.getByText('确认', { exact: true }).click();
    await rules.waitFor({ state: 'detached' });
  });

  test('refused: the reason is shown, and the page stays', async () => {
    const page = await openCenter('TASK-REFUSED');
    await visiblePage(page).locator('[aria-label^="去完成 "]').first().click();
    await expectToast(page, '今日任务名额已满');
    await onPage(page, FUND_PAGE);
  });

  test('a start without a response shows a message, and can be tried again', async () => {
    const page = await openCenter('TASK-FEW');
    await sandbox.faults({ path: START, kind: 'status', status: 500 });
    await named(page, '去完成 看剧集预告 30 秒').click();
    await expectToast(page, '网络异常，请稍后再试');
    await named(page, '去完成 看剧集预告 30 秒').click();
    await onPage(page, WEB_VIEW_PAGE);
  });
});
