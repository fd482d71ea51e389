/** Pictures, an evaluation and feedback in the built packages, with the host's own picker and upload. */
import type { Locator, Page } from 'playwright-core';
import { navigateTo, visiblePage } from '../engines/host';
import { LIST_PAGE } from '../engines/measuredPages';
import { phones, TARGETS, type PhoneOptions } from '../engines/phones';
import { MOBILE, onPage } from '../engines/steps';

const { sandbox, open } = phones();
const FORM = '/packages/order/evaluation-submit/index?orderNo=ORD-SIGNED';
const words = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).getByText(text, { exact: true }).first();
const labelled = (page: Page, label: string): Locator =>
  visiblePage(page).locator(`[aria-label^="${label}"]`);
const star = (page: Page, label: string): Locator => labelled(page, label);

describe.each(TARGETS)('%s', (target) => {
  async function openForm(options: PhoneOptions = {}): Promise<Page> {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
      ...options,
    });
    await navigateTo(page, FORM);
    await words(page, '提交评价').waitFor();
    return page;
  }
  const sentKeys = async (): Promise<readonly string[]> => {
    const [sent] = await sandbox.requests('base/evaluation/submit');
    return (sent?.body as { readonly pictureKeys: readonly string[] }).pictureKeys;
  };

  test('album permission refused: a message, and the evaluation continues without pictures', async () => {
    const page = await openForm({ refusesAlbum: true });
    await words(page, '添加图片').click();
    await page.getByText('没有相册或相机权限，请在系统设置中允许后再试').waitFor();
    await star(page, '5 星').first().click();
    await star(page, '5 星').last().click();
    await words(page, '提交评价').click();
    await onPage(page, 'packages/order/evaluation-result/index');
    expect(await sentKeys()).toEqual([]);
  });

  test('feedback: earlier feedback with its replies', async () => {
    const page = await openForm();
    await navigateTo(page, '/packages/account/feedback/index');
    await words(page, '提交反馈').waitFor();
    await words(page, '我的反馈').click();
    await words(page, '处理中，请耐心等待回复').waitFor();
  });
});
