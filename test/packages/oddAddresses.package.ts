/** Addresses that arrive in another form than they were created: the intended page opens, or home with a message. */
import { currentPage } from '../engines/host';
import { phones, RECEIVE_PAGE, TARGETS } from '../engines/phones';
import { dialog, onPage, TABS } from '../engines/steps';
import { expectToast } from '../harness';

const { open } = phones();

describe.each(TARGETS)('%s', (target) => {
  test.each([
    ['another case', 'Packages/Coupon/Receive/Index', 'activityCode=RC-FINISHED'],
    ['an H5 path', 'receiveCoupon/RC-FINISHED', ''],
    ['a blank behind the code', RECEIVE_PAGE, 'activityCode=RC-FINISHED%20'],
    ['an unseen mark behind the code', RECEIVE_PAGE, 'activityCode=RC-FINISHED%E2%80%8B'],
    ['a second question mark', RECEIVE_PAGE, 'activityCode=RC-FINISHED?channel=a'],
  ])('%s', async (_name, path, query) => {
    const page = await open(target, { path, query });
    await onPage(page, RECEIVE_PAGE);
    await dialog(page, '抱歉，活动已结束').waitFor();
  });

  test('not one of our pages: home, with a message', async () => {
    const page = await open(target, { path: 'packages/gone/index', query: 'a=1' });
    await expectToast(page, '页面不存在，已为您打开首页');
    expect((await currentPage(page)).path).toBe(TABS[target].首页);
  });
});
