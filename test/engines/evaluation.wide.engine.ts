/** Pictures, an evaluation and feedback in the built packages, with the host's own picker and upload. */
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../harness';
import { jpegSize } from '../harness/pictureFiles';
import { wide } from '../harness/wide';
import { navigateTo, pressDialogButton, visiblePage } from './host';
import { LIST_PAGE } from './measuredPages';
import { phones, TARGETS, type PhoneOptions } from './phones';
import { MOBILE, onPage } from './steps';

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

  test('three pictures, one removed, compressed and really uploaded; the reward', async () => {
    const page = await openForm();
    await star(page, '5 星').first().click();
    await star(page, '4 星').last().click();
    await words(page, '添加图片').click();
    await pressDialogButton(page, '三张照片');
    await eventually(
      'three pictures',
      () => sandbox.requests('__sandbox/objects'),
      (sent) => sent.length === 3,
    );
    await labelled(page, '删除第 2 张图片').click();
    await labelled(page, '删除第 3 张图片').waitFor({ state: 'detached' });
    await words(page, '100%').waitFor({ state: 'detached' });
    await words(page, '提交评价').click();
    await onPage(page, 'packages/order/evaluation-result/index');
    await words(page, '评价有礼寄件券已放入您的卡券').waitFor();
    const keys = await sentKeys();
    expect(keys).toHaveLength(2);
    const response = await fetch(`${sandbox.origin}/__sandbox/objects/${keys[0] ?? ''}`);
    const [width] = jpegSize(Buffer.from(await response.arrayBuffer()));
    expect(width).toBe(target === 'weapp' ? 1600 : 2400);
  });

  wide('a file that is not a picture shows a message, and nothing of it is sent', async () => {
    const page = await openForm();
    await words(page, '添加图片').click();
    await pressDialogButton(page, '不是照片的文件');
    await words(page, '不是图片').waitFor();
    expect(await sandbox.requests('getUploadKeySign')).toEqual([]);
  });
});
