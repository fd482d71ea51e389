/** The incentive activity in the built packages: every page code, joining, and its failures. */
import { currentPage, setAppVisible, visiblePage } from '../engines/host';
import {
  button,
  headline,
  INCENTIVE_PAGE,
  openActivity,
  openLoggedIn,
  words,
} from '../engines/incentiveSteps';
import { phones, RECEIVE_PAGE, TARGETS } from '../engines/phones';
import {
  close,
  countCalls,
  dialog,
  logIn,
  loginDialog,
  MASKED,
  MOBILE,
  named,
  onPage,
  TABS,
  titled,
} from '../engines/steps';
import { expectToast, hold } from '../harness';

const hosts = phones();
const { sandbox } = hosts;

const INFO = 'incentive/activity/info';
const PROGRESS = 'incentive/activity/progress';
const JOIN = 'incentive/activity/join';
const LOGGED_OUT = {
  kind: 'status',
  status: 401,
  body: { success: false, code: '030100001', msg: '', data: null },
} as const;
const JOINED = '本轮活动进行中｜进度 0/4';
const NOT_JOINED = '参加活动最高得28.4元礼包｜寄件次数可累计';

describe.each(TARGETS)('%s', (target) => {
  test('IN-2001: a link, a login by SMS, joined once; parcels advance it when the app is back', async () => {
    const page = await openActivity(hosts, target, 'IN-2001', { query: 'channel=poster' });
    await logIn(page);
    await loginDialog(page).waitFor({ state: 'detached' });
    await headline(page, NOT_JOINED).waitFor();
    await words(page, `当前账号 ${MASKED}`).waitFor();
    expect(await sandbox.requests(JOIN)).toEqual([]);

    const answer = await hold(page, JOIN);
    for (let tap = 0; tap < 3; tap += 1) await button(page, '立即参加').click();
    answer();
    await headline(page, JOINED).waitFor();
    await words(page, '剩余14天').waitFor();
    const [join, ...more] = await sandbox.requests(JOIN);
    expect(join?.body).toMatchObject({
      code: 'IN-2001',
      client: target === 'weapp' ? 5 : 6,
      channelCode: 'poster',
    });
    expect(more).toEqual([]);

    await setAppVisible(page, false);
    await sandbox.parcels(MOBILE);
    await setAppVisible(page, true);
    await headline(page, '本轮活动进行中｜进度 1/4').waitFor();
    await titled(page, '寄件成长礼');
  });

  test('IN-1001: the text, the times and one other activity, which opens; no login dialog', async () => {
    const page = await openActivity(hosts, target, 'IN-1001');
    await words(page, '活动还没开始，先看看其他活动吧').waitFor();
    expect(await visiblePage(page).innerText()).toMatch(
      /活动时间：\s*\d{4}-\d\d-\d\d \d\d:\d\d\s*至\d{4}-\d\d-\d\d \d\d:\d\d/,
    );
    await visiblePage(page).locator('[aria-role="link"][aria-label="其他活动 1"]').click();
    await onPage(page, RECEIVE_PAGE);
    expect((await currentPage(page)).query).toMatchObject({ activityCode: 'RC-OPEN' });
    expect(await sandbox.requests(PROGRESS)).toEqual([]);
  });

  test('IN-1002: the first other activity, then all of them', async () => {
    const page = await openActivity(hosts, target, 'IN-1002');
    await words(page, '抱歉，活动已结束').waitFor();
    const others = visiblePage(page).locator('[aria-role="link"]');
    expect(await others.count()).toBe(1);
    await words(page, '点击加载更多活动 >').click();
    await others.nth(2).waitFor();
    expect(await others.count()).toBe(3);
    expect(await words(page, '点击加载更多活动 >').count()).toBe(0);
    expect(await loginDialog(page).count()).toBe(0);
  });

  test('IN-MISSING: the message, and a link to the send page', async () => {
    const page = await openActivity(hosts, target, 'IN-MISSING');
    await words(page, '抱歉，系统开小差啦，请稍后再试~').waitFor();
    await button(page, '去寄件').click();
    await onPage(page, TABS[target].寄件);
  });

  test('IN-WRONG-PLATFORM: names the apps that may, and offers no way around it', async () => {
    const page = await openActivity(hosts, target, 'IN-WRONG-PLATFORM');
    await words(page, '您好，请使用以下APP参与活动').waitFor();
    for (const app of ['微信', '支付宝', '小蜂驿站APP']) await words(page, app).waitFor();
    expect(await loginDialog(page).count()).toBe(0);
    expect(await sandbox.requests(PROGRESS)).toEqual([]);
  });

  test('IN-HOSTILE: texts stay texts, its links are refused, no script runs', async () => {
    const page = await openLoggedIn(hosts, target, 'IN-HOSTILE');
    await headline(page, '本轮活动进行中｜进度 2/4').waitFor();
    expect(await visiblePage(page).innerText()).toContain('<img src=x onerror=');
    await visiblePage(page).locator('[aria-role="button"]').filter({ hasText: '<img src=x' }).click();
    await expectToast(page, '链接无法打开，请稍后再试');

    await named(page, '活动规则').click();
    const rules = dialog(page, '我知道了');
    await rules.waitFor();
    expect(await rules.textContent()).toContain('正常文字，应当正常显示。');
    await close(rules);
    const state = await currentPage(page);
    expect(state).toMatchObject({ path: INCENTIVE_PAGE, depth: 1 });
    expect(state.title).not.toMatch(/[\u200b-\u200f\u202a-\u202e]/u);
    for (const frame of page.frames())
      expect(await frame.evaluate('typeof window.__hostile')).toBe('undefined');
  });

  test('a closed login leaves the state before joining and a way to log in', async () => {
    const page = await openActivity(hosts, target, 'IN-2001');
    await close(loginDialog(page));
    await headline(page, NOT_JOINED).waitFor();
    await words(page, '点这里就可以参与活动啦～').waitFor();
    await button(page, '重新登录').click();
    await logIn(page);
    await words(page, `当前账号 ${MASKED}`).waitFor();
    expect(await words(page, '点这里就可以参与活动啦～').count()).toBe(0);
    expect(await sandbox.requests(JOIN)).toEqual([]);
  });

  describe('joining fails', () => {
    test('500: shows the error; the next tap joins', async () => {
      const page = await openLoggedIn(hosts, target, 'IN-2001');
      await sandbox.faults({ path: JOIN, kind: 'status', status: 500 });
      await button(page, '立即参加').click();
      await expectToast(page, '系统繁忙，请稍后再试~');
      await button(page, '立即参加').click();
      await headline(page, JOINED).waitFor();
      expect((await sandbox.requests(JOIN)).map(({ status }) => status)).toEqual([500, 200]);
    });

    test('its response is dropped: the state is fetched, joined once', async () => {
      const page = await openLoggedIn(hosts, target, 'IN-2001');
      await headline(page, NOT_JOINED).waitFor();
      const joins = countCalls(page, JOIN);
      const asked = countCalls(page, PROGRESS);
      await sandbox.faults({ path: JOIN, kind: 'drop', times: 10 });
      await button(page, '立即参加').click();
      await headline(page, JOINED).waitFor();
      expect({ joins: joins(), asked: asked() }).toEqual({ joins: 1, asked: 1 });
    });

    test('401 on the way: one login, then it continues automatically, once', async () => {
      const page = await openLoggedIn(hosts, target, 'IN-2001');
      await sandbox.faults({ path: JOIN, ...LOGGED_OUT });
      await button(page, '立即参加').click();
      await logIn(page);
      await headline(page, JOINED).waitFor();
      await loginDialog(page).waitFor({ state: 'detached' });
      expect((await sandbox.requests(JOIN)).map(({ status }) => status)).toEqual([401, 200]);
      expect(await sandbox.requests('loginByMobileCodeToken')).toHaveLength(1);
    });

    test('info and progress that fail offer a next step', async () => {
      await sandbox.faults(
        { path: INFO, kind: 'malformed' },
        { path: PROGRESS, kind: 'status', status: 500, times: 3 },
      );
      const page = await openLoggedIn(hosts, target, 'IN-2002');
      await words(page, '获取活动信息失败，请重试').waitFor();
      await words(page, '重试').click();
      await named(page, '我的礼包').waitFor();
      await words(page, '重试').click();
      await headline(page, '本轮活动进行中｜进度 2/5').waitFor();
    });
  });
});
