/** Tasks in the built packages: the center's list, a start and its refusal, the rules, the home popup. */
import { visiblePage } from '../../engines/host';
import { FUND_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { MOBILE, named, onPage, WEB_VIEW_PAGE, webPage } from '../../engines/steps';

const { sandbox, open } = phones();

const START = 'user/task/start';

describe.each(TARGETS)('%s', (target) => {
  const openCenter = async (channelId: string) =>
    open(target, {
      path: FUND_PAGE,
      query: `channelId=${channelId}`,
      token: await sandbox.token(MOBILE),
    });

  test('the center shows the possible rewards; a task starts and opens the third party', async () => {
    const page = await openCenter('TASK-FEW');
    await visiblePage(page).getByText('做任务 最高赚', { exact: false }).waitFor();
    await named(page, '去完成 看剧集预告 30 秒').click();
    await onPage(page, WEB_VIEW_PAGE);
    const third = await webPage(page, /\/__sandbox\/task\?/);
    expect(new URL(third.url()).searchParams.get('taskToken')).toMatch(/./);
    expect((await sandbox.requests(START)).map(({ body }) => body)).toEqual([{ taskId: 'TF1' }]);
  });
});
