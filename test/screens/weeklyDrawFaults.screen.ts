/** Failures of a prize draw: it never keeps spinning, never draws twice, and always works again. */
import { journey } from '../harness';
import { DRAW_CALL, drawButton } from '../journeys/drawSteps';
import { openWeekly, retry } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

describe('prizes', () => {
  test('that fail to load: says so in their place, and 重试 works', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await sandbox.faults({ path: DRAW_CALL.pool, kind: 'status', status: 500, times: 20 });
    await openWeekly(visitor, 'DRAW-1000');
    await page.getByText('抽奖加载失败，请重试', { exact: true }).waitFor();
    await sandbox.reset();
    await retry(page).click();
    await drawButton(page, '登录抽奖').waitFor();
  });

  test('an empty pool: one sentence', async () => {
    const visitor = await visit();
    await sandbox.faults({
      path: DRAW_CALL.pool,
      kind: 'malformed',
      body: {
        success: true,
        code: '0',
        msg: '',
        data: {
          activityCode: 'DC',
          activityId: 'DA',
          reasonCode: '1000',
          buttonText: '',
          nextRoundAwardTip: '',
          receiveLimitBiz: '2',
          prizeInfoList: [],
        },
      },
    });
    await openWeekly(visitor, 'DRAW-1000');
    await visitor.page.getByText('奖品准备中，敬请期待', { exact: true }).waitFor();
  });
});
