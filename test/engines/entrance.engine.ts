/** Entrances in the built packages: a code leads on and is left behind; what leads nowhere says so; a scan made again. */
import { happenings, holdCode, navigateBack, navigateTo, tapText, visiblePage } from './host';
import { LIST_PAGE } from './listSteps';
import { phones, TARGETS } from './phones';
import { H5, onPage } from './steps';

const { open } = phones();

const LOADING_PAGE = 'packages/campaign/middle-loading/index';
const WEEKLY_PAGE = 'packages/campaign/friday/index';

describe.each(TARGETS)('%s', (target) => {
  test('a code leads on, and back returns to where it was opened', async () => {
    const page = await open(target, { path: LIST_PAGE, activity: 'LIST-0' });
    await navigateTo(page, `/${LOADING_PAGE}?code=MID-FRIDAY`);
    await onPage(page, WEEKLY_PAGE);
    await navigateBack(page);
    await onPage(page, LIST_PAGE);
  });

  test.each([
    ['MID-FOREIGN', '活动已下线'],
    ['MID-NONE', '该码对应的活动已经结束啦'],
  ])('%s leads nowhere: %s', async (code, says) => {
    const page = await open(target, { path: LOADING_PAGE, query: `code=${code}` });
    await visiblePage(page).getByText(says, { exact: true }).waitFor();
    expect(JSON.stringify(await happenings(page))).not.toContain('evil');
  });

  test('a code that could not be read is scanned again', async () => {
    const page = await open(target, { path: 'packages/cabinet/scan-error/index', query: 'code=SPOILED' });
    await visiblePage(page).getByText('二维码已损坏', { exact: true }).waitFor();
    await holdCode(page, `${H5}/pick?cabinetCode=CAB-1001`);
    await tapText(page, '重新扫码');
    await onPage(page, 'packages/pick/open/index');
  });
});
