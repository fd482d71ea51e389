/** The privacy consent of the mini programs: what waits for it, refused, given later, taken back; the messaging app's own. */
import type { Locator, Page } from 'playwright-core';
import { happenings, navigateTo, pressDialogButton, visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { agree, dialog, loginDialog } from '../engines/steps';
import { WEEKLY_PAGE } from '../engines/weeklySteps';

const { sandbox, open } = phones();

const SETTINGS_PAGE = '/packages/account/settings/index';
const question = (page: Page): Locator => dialog(page, '隐私保护提示');
/** Waits until the page says all of it. */
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

  test('refused, the page stands without a place and is not asked again on the next start; 去开启 asks', async () => {
    const page = await openPlace({ device: `refused-${target}` });
    await question(page).waitFor();
    await answer(page, '不同意');
    await says(page, '去开启');
    await page.reload();
    await says(page, '去开启');
    expect(await question(page).count()).toBe(0);
    expect([await located(page), await sandbox.events()]).toEqual([0, []]);
    await visiblePage(page).getByText('去开启', { exact: true }).first().click();
    await question(page).waitFor();
    await answer(page, '同意');
    await says(page, '深圳市', '科技园');
  });

  test('who refused logs in by another number first; the phone button asks before it asks the host', async () => {
    const page = await open(target, { path: SETTINGS_PAGE.slice(1), consent: 'open', phone: '13912345678' });
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
    await question(page).waitFor({ state: 'detached' });
    await login.getByText('手机号快捷登录', { exact: true }).click();
    await pressDialogButton(page, target === 'weapp' ? '允许' : '同意');
    await dialog(page, '领券成功').waitFor();
  });
});

test('weapp: the platform’s own open consent is answered by the same question', async () => {
  const page = await open('weapp', {
    path: WEEKLY_PAGE,
    query: 'configId=FRI-PLACE',
    isPrivacyOpen: true,
  });
  await question(page).waitFor();
  expect(await located(page)).toBe(0);
  await answer(page, '同意');
  await says(page, '深圳市', '科技园');
  expect(await located(page)).toBe(1);
});

test('weapp: refused there, the waiting call ends and the page says so', async () => {
  const page = await open('weapp', {
    path: WEEKLY_PAGE,
    query: 'configId=FRI-PLACE',
    isPrivacyOpen: true,
  });
  await question(page).waitFor();
  await answer(page, '不同意');
  await says(page, '去开启');
  expect(await located(page)).toBe(0);
});
