/** Landing pages of reduction funds and /appIncentive in the built packages: the main paths, and a lost response. */
import { navigateTo, visiblePage } from '../engines/host';
import { button, LIST_PAGE, words } from '../engines/incentiveSteps';
import { APP_INCENTIVE_PAGE, EXTEND_HOME_PAGE, STORAGE_HOME_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { countCalls, dialog, MOBILE, named, onPage } from '../engines/steps';
import { expectToast, hold } from '../harness';

const hosts = phones();
const { sandbox } = hosts;

const JOIN = 'reduceMoneyActivity/join';
const CLAIM = 'appIncentive/claim';
const STORAGE_MIDDLE_PAGE = 'packages/reduction/storage-middle/index';
const TRIP = '完善一次出行计划';
const CLAIM_TRIP = `${TRIP} 减免金 +2元 领取`;

describe.each(TARGETS)('%s', (target) => {
  test('a join whose response is lost, though it succeeded: its result, joined once', async () => {
    const page = await hosts.open(target, {
      path: STORAGE_HOME_PAGE,
      activity: 'RF-STORAGE',
      token: await sandbox.token(MOBILE),
    });
    const joins = countCalls(page, JOIN);
    await sandbox.faults({ path: JOIN, kind: 'malformed' });
    await button(page, '立即领取 5 元').click();
    await onPage(page, STORAGE_MIDDLE_PAGE);
    await words(page, '减免金已到账').waitFor();
    expect(joins()).toBe(1);
  });

  test('the result page without a join leads to the landing page', async () => {
    const page = await hosts.open(target, { path: STORAGE_MIDDLE_PAGE, activity: 'RF-STORAGE' });
    await onPage(page, STORAGE_HOME_PAGE);
    await button(page, '立即领取 5 元').waitFor();
  });

  test('the rules of an activity', async () => {
    const page = await hosts.open(target, { path: EXTEND_HOME_PAGE, activity: 'RF-EXTEND' });
    await named(page, '活动规则').click();
    await dialog(page, '我知道了').waitFor();
  });

  test('/appIncentive: a finished task is claimed once, and shows it', async () => {
    const page = await hosts.open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, `/${APP_INCENTIVE_PAGE}?activityCode=AI-OPEN`);
    const answer = await hold(page, CLAIM);
    await named(page, CLAIM_TRIP).waitFor();
    for (let tap = 0; tap < 3; tap += 1) await named(page, CLAIM_TRIP).click();
    answer();
    await expectToast(page, /./);
    await named(page, CLAIM_TRIP).waitFor({ state: 'detached' });
    expect(await visiblePage(page).innerText()).toContain('￥2.8');
    expect(await sandbox.requests(CLAIM)).toHaveLength(1);
  });
});
