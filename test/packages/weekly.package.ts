/** The weekly page in the built packages: modules, claims, reminders, tabs, location, and broken or ended pages. */
import type { Page } from 'playwright-core';
import { currentPage, pressDialogButton, visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { answersTaken } from '../engines/rest';
import { answered, countCalls, logIn, loginDialog, MOBILE, onPage } from '../engines/steps';
import {
  CALL,
  FAIL_PAGE,
  moduleBox,
  openLoggedIn,
  openWeekly,
  rightButton,
  WEEKLY_PAGE,
} from '../engines/weeklySteps';
import { expectToast, eventually } from '../harness';

/** Prefix of each host's message template ids. */
const TEMPLATE_PREFIX = { weapp: 'wxtmpl', alipay: 'alitmpl' } as const;

const hosts = phones();
const { sandbox } = hosts;

/** The page's text, once it contains these. */
async function says(page: Page, ...all: readonly string[]): Promise<string> {
  return eventually(
    `the page says ${all.join(', ')}`,
    async () => (await visiblePage(page).textContent()) ?? '',
    (text) => all.every((words) => text.includes(words)),
  );
}

describe.each(TARGETS)('%s', (target) => {
  test('FRI-ALL: a claim and both reminders, each sent once, and the page shows the results', async () => {
    const page = await openLoggedIn(hosts, target, 'FRI-ALL');
    const claims = countCalls(page, CALL.claim);
    await rightButton(moduleBox(page, 'seckill'), '立即领取', '￥5 寄件立减券').first().click();
    await expectToast(page, '领取成功');
    await answered(sandbox, CALL.claim, 1);
    expect((await sandbox.requests(CALL.claim)).map(({ body }) => body)).toEqual([
      expect.objectContaining({ configId: 'FRI-ALL', seckillId: 'ALL-NOW', rightsNo: 'ALL-NOW-REDUCE' }),
    ]);
    await rightButton(moduleBox(page, 'seckill'), '去使用', '￥5 寄件立减券').first().waitFor();

    // The host asks for messages during the tap; a user who refuses gets no reminder.
    await answered(sandbox, CALL.templates, 1);
    await answersTaken(page);
    await moduleBox(page, 'seckill').locator('[aria-role="tab"][aria-label^="晚场 "]').click();
    await rightButton(moduleBox(page, 'seckill'), '提醒我').first().click();
    await pressDialogButton(page, '允许');
    await expectToast(page, '订阅成功');
    await eventually(
      'the session’s reminder is no longer offered',
      () => rightButton(moduleBox(page, 'seckill'), '提醒我').count(),
      (count) => count === 0,
    );
    await visiblePage(page).getByText('添加提醒', { exact: true }).click();
    await pressDialogButton(page, '拒绝');
    await expectToast(page, '暂未订阅，需要时可以再来打开');
    await visiblePage(page).getByText('添加提醒', { exact: true }).waitFor();
    expect(
      (await answered(sandbox, CALL.subscribe, 1)).map(({ body }) =>
        Reflect.get(Object(body), 'subscribeInfos'),
      ),
    ).toEqual([[{ sourceBiz: 'CHAO_5_SECKILL', sourceBizId: 'FRI-ALL', sourceSubBizId: 'ALL-NEXT' }]]);
    expect(claims()).toBe(1);
    const templates = [`${TEMPLATE_PREFIX[target]}-campaign`, `${TEMPLATE_PREFIX[target]}-task-news`];
    expect((await answered(sandbox, CALL.answers, 2)).map(({ body }) => body)).toEqual(
      ['accept', 'reject'].map((answer) => ({
        scene: 'WELFARE',
        client: target === 'weapp' ? 5 : 6,
        results: Object.fromEntries(templates.map((id) => [id, answer])),
      })),
    );
  });

  test('FRI-FINISHED: all rights in one list without countdowns, no common modules; nothing can be claimed', async () => {
    const page = await openLoggedIn(hosts, target, 'FRI-FINISHED');
    const rights = moduleBox(page, 'seckill').locator('[aria-role="button"]');
    await rights.nth(5).waitFor();
    // Unclaimed rights are over and come first; then those held, then those that were gone before.
    expect(await rights.allTextContents()).toEqual([
      '已抢光',
      '去使用',
      '去使用',
      '去使用',
      '已抢光',
      '已抢光',
    ]);
    expect(await moduleBox(page, 'common-1').count()).toBe(0);
    expect(await visiblePage(page).locator('[aria-role="timer"]').count()).toBe(0);
    await rights.last().click();
    await expectToast(page, '来晚啦，活动已结束~');
    expect(await sandbox.requests(CALL.claim)).toHaveLength(0);
  });

  test('a claim without login: first the login, then the claim automatically, once', async () => {
    const page = await openWeekly(hosts, target, 'FRI-ALL');
    await rightButton(moduleBox(page, 'seckill'), '立即领取', '￥5 寄件立减券').first().click();
    await loginDialog(page).waitFor();
    expect(await sandbox.requests(CALL.claim)).toEqual([]);
    await logIn(page, MOBILE);
    await expectToast(page, '领取成功');
    expect((await answered(sandbox, CALL.claim, 1)).map(({ status }) => status)).toEqual([200]);
    await rightButton(moduleBox(page, 'seckill'), '去使用', '￥5 寄件立减券').first().waitFor();
  });

  test('FRI-BROKEN: valid modules are shown, invalid ones are left out silently', async () => {
    const page = await openLoggedIn(hosts, target, 'FRI-BROKEN');
    await rightButton(moduleBox(page, 'seckill'), '立即领取', '￥5 寄件立减券').waitFor();
    await moduleBox(page, 'goods-1').waitFor();
    await moduleBox(page, 'tasks').waitFor();
    const text = await says(page, '好的一场');
    expect(text).not.toContain('这里出了点小问题');
    expect(text).not.toContain('BROKEN');
    await rightButton(moduleBox(page, 'seckill'), '立即领取', '￥5 寄件立减券').click();
    await expectToast(page, '领取成功');
  });

  test.each([
    ['FRI-GONE', /./],
    ['FRI-GONE-QUIET', /来晚啦，活动已结束~/],
  ])('%s: shows a message, then the fail page instead of this one', async (configId, words) => {
    const page = await openWeekly(hosts, target, configId);
    await onPage(page, FAIL_PAGE);
    await visiblePage(page).getByText(words).first().waitFor();
    const { query, depth } = await currentPage(page);
    expect([query['reasonCode'], depth]).toEqual(['9999', 1]);
    expect((await currentPage(page)).path).not.toBe(WEEKLY_PAGE);
  });

  test('FRI-PLACE: the page is for the phone’s location; without its name the page works and says so', async () => {
    const page = await openWeekly(hosts, target, 'FRI-PLACE');
    await says(page, '深圳市', '科技园', '日常保洁 2 小时');
    const cities = (await answered(sandbox, CALL.home, 2)).map(({ body }) =>
      Reflect.get(Object(body), 'city'),
    );
    expect(cities).toEqual(['', '深圳市']);

    await sandbox.faults({ path: 'parseLatLongAddress', kind: 'status', status: 500, times: 10 });
    const lost = await openWeekly(hosts, target, 'FRI-PLACE');
    await says(lost, '未获取到定位', '当前区域暂未开通福利群，敬请期待');
    await sandbox.reset();
    await visiblePage(lost).locator('[aria-role="button"][aria-label^="当前位置"]').click();
    await visiblePage(lost).getByText('重新定位', { exact: true }).click();
    await says(lost, '深圳市', '日常保洁 2 小时');
  });
});
