/** The send page in the built packages: a parcel from the form to the order, the address pages, the draft. */
import type { Locator, Page } from 'playwright-core';
import { expectToast, eventually, msToBeijingHour } from '../harness';
import { engineStorage, navigateBack, visiblePage, type EngineTarget } from './host';
import { phones, TARGETS } from './phones';
import { onPage, TABS } from './steps';

const { sandbox, open } = phones();

const EDIT_PAGE = 'packages/send/address-edit/index';

const words = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).getByText(text, { exact: true }).first();

// 1 p.m. in Beijing: the 09:00 slot of today is over, and the day does not end during the test.
beforeEach(() => sandbox.clock(msToBeijingHour(13)));

describe.each(TARGETS)('%s', (target: EngineTarget) => {
  const openSend = (): Promise<Page> => open(target, { path: TABS[target].寄件 });

  const stored = async (page: Page): Promise<string> => JSON.stringify(await engineStorage(page));

  test('the address form: checked on blur, a refused save scrolls up, the typed text comes back', async () => {
    const page = await openSend();
    await page.setViewportSize({ width: 375, height: 480 });
    await words(page, '填写收件人信息').click();
    await onPage(page, EDIT_PAGE);
    const input = (index: number): Locator => visiblePage(page).locator('wx-input input').nth(index);
    await input(0).fill('赵六');
    await input(1).fill('13700098');
    await input(2).fill('学府路 1 号');
    await words(page, '请填写正确的 11 位手机号').waitFor();
    expect(await visiblePage(page).getByText('请选择省市区').count()).toBe(0);
    await words(page, '完成').click();
    await expectToast(page, '请填写正确的 11 位手机号');
    await words(page, '请选择省市区').waitFor();
    await eventually(
      'the number under the title bar, where it began below the middle',
      async () => (await words(page, '手机号').boundingBox())?.y ?? NaN,
      (y) => y < 130,
    );
    await navigateBack(page);
    await onPage(page, TABS[target].寄件);
    await words(page, '填写收件人信息').click();
    await onPage(page, EDIT_PAGE);
    for (const [index, text] of ['赵六', '13700098', '学府路 1 号'].entries())
      expect(await input(index).inputValue()).toBe(text);
    expect(await stored(page)).not.toMatch(/赵六|13700098|学府路/);
  });
});
