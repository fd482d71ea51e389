/**
 * The privacy consent of the mini programs: what waits for it; refused, given later, withdrawn; the messaging app's
 * own.
 */
import type { Locator, Page } from 'playwright-core';
import { happenings, visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { dialog } from '../engines/steps';
import { WEEKLY_PAGE } from '../engines/weeklySteps';

const { sandbox, open } = phones();

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

  test('refused, the page works without a location and does not ask on the next start; 去开启 asks', async () => {
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
});

test('weapp: the platform’s own pending consent is answered by the same dialog', async () => {
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

test('weapp: refused there, the waiting call ends and the page shows a message', async () => {
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
