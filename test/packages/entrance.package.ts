/**
 * Entrances in the built packages: a code leads on and is removed from the stack; a code that leads nowhere shows why;
 * a repeated scan.
 */
import { happenings, holdCode, tapText, visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { H5, onPage } from '../engines/steps';

const { open } = phones();

const LOADING_PAGE = 'packages/campaign/middle-loading/index';

describe.each(TARGETS)('%s', (target) => {
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
