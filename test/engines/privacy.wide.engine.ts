/**
 * The privacy consent of the mini programs: what waits for it; refused, given later, withdrawn; the messaging app's
 * own.
 */
import type { Locator, Page } from 'playwright-core';
import { expectToast, eventually } from '../harness';
import { wide } from '../harness/wide';
import { happenings, navigateTo, pressDialogButton, visiblePage } from './host';
import { phones, TARGETS } from './phones';
import { answersTaken } from './rest';
import { agree, dialog, loginDialog } from './steps';
import { WEEKLY_PAGE } from './weeklySteps';

const { sandbox, open } = phones();

const SETTINGS_PAGE = '/packages/account/settings/index';
const question = (page: Page): Locator => dialog(page, '隐私保护提示');
/** Waits until the page shows all of these texts. */
async function says(page: Page, ...all: readonly string[]): Promise<void> {
  for (const words of all) await visiblePage(page).getByText(words).first().waitFor();
}

const located = async (page: Page): Promise<number> =>
  (await happenings(page)).filter(({ kind }) => kind === 'located').length;

/** 同意 is the host's own button in the messaging app, ours in the payment app. */
async function answer(page: Page, word: '同意' | '不同意'): Promise<void> {
  await question(page).getByText(word, { exact: true }).click();
  await question(page).waitFor({ state: 'detached' });
}

describe.each(TARGETS)('%s', (target) => {
  const openPlace = (options: Parameters<typeof open>[1] = {}): Promise<Page> =>
    open(target, { path: WEEKLY_PAGE, query: 'configId=FRI-PLACE', consent: 'open', ...options });

  test('no location and no tracking before 同意; both after it', async () => {
    const page = await openPlace();
    await question(page).waitFor();
    expect(await located(page)).toBe(0);
    expect(await sandbox.events()).toEqual([]);
    await answer(page, '同意');
    await says(page, '深圳市', '科技园');
    expect(await located(page)).toBe(1);
    await navigateTo(page, SETTINGS_PAGE);
    await visiblePage(page).getByText('撤回同意', { exact: true }).waitFor();
    await eventually(
      'events of the pages after it',
      () => sandbox.events(),
      (events) => events.length > 0,
    );
  });

  wide(
    'withdrawn in the settings: no more tracking, and the next page does not request the location',
    async () => {
      const page = await open(target, { path: SETTINGS_PAGE.slice(1) });
      await eventually(
        'the events of this page, none of them on its way still',
        () => sandbox.events(),
        (events) => events.length > 0,
      );
      await visiblePage(page).getByText('撤回同意', { exact: true }).click();
      await expectToast(page, '已撤回同意');
      await visiblePage(page).getByText('去同意', { exact: true }).waitFor();
      // Responses of the requests that were running at the tap have arrived.
      await answersTaken(page);
      const before = (await sandbox.events()).length;
      await navigateTo(page, `/${WEEKLY_PAGE}?configId=FRI-PLACE`);
      await says(page, '去开启');
      expect([await located(page), (await sandbox.events()).length]).toEqual([0, before]);
    },
  );

  wide(
    'after a refusal another number logs in first; the phone button asks for consent before the host',
    async () => {
      const page = await open(target, {
        path: SETTINGS_PAGE.slice(1),
        consent: 'open',
        phone: '13912345678',
      });
      await visiblePage(page).getByText('去同意', { exact: true }).click();
      await answer(page, '不同意');
      await navigateTo(page, '/packages/coupon/receive/index?activityCode=RC-OPEN');
      const login = loginDialog(page);
      await login.waitFor();
      const words = (await login.textContent()) ?? '';
      expect(words.indexOf('其他手机号登录')).toBeLessThan(words.indexOf('手机号快捷登录'));
      await agree(login);
      await login.getByText('手机号快捷登录', { exact: true }).click();
      await question(page).waitFor();
      expect(await page.locator('.engine-shade').count()).toBe(0);
      await answer(page, '同意');
      await login.getByText('手机号快捷登录', { exact: true }).click();
      await pressDialogButton(page, target === 'weapp' ? '允许' : '同意');
      await dialog(page, '领券成功').waitFor();
    },
  );
});
