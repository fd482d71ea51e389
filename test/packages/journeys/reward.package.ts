/** Landing pages of reduction funds and /appIncentive in the built packages: the main paths, and a lost response. */
import { button, words } from '../../engines/incentiveSteps';
import { EXTEND_HOME_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { logIn, loginDialog, onPage } from '../../engines/steps';

const hosts = phones();
const { sandbox } = hosts;

const JOIN = 'reduceMoneyActivity/join';
const EXTEND_MIDDLE_PAGE = 'packages/reduction/extend-middle/index';

describe.each(TARGETS)('%s', (target) => {
  test('the offer, a login by SMS, joined once however often it is tapped, and its result', async () => {
    const page = await hosts.open(target, { path: EXTEND_HOME_PAGE, activity: 'RF-EXTEND' });
    await words(page, '领取后 30 天内有效').waitFor();
    await button(page, '立即领取').click();
    await logIn(page);
    await loginDialog(page).waitFor({ state: 'detached' });
    await onPage(page, EXTEND_MIDDLE_PAGE);
    await words(page, '减免金已到账').waitFor();
    await button(page, '去使用').waitFor();
    expect(await sandbox.requests(JOIN)).toHaveLength(1);
  });
});
