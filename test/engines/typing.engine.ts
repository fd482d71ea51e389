/** Fast typing on a busy phone: `setData` and field events are slow, and no character is lost. */
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../harness';
import { wide } from '../harness/wide';
import { visiblePage, type EngineTarget } from './host';
import { phones, TARGETS } from './phones';
import { onPage, openSmsLogin } from './steps';

const { open } = phones();

const EDIT_PAGE = 'packages/send/address-edit/index';
const BUSY = { bridgeMs: 60 } as const;
const BETWEEN_KEYS_MS = 10;
/** Longer than anything still pending after the last key. */
const SETTLED_MS = 500;

const input = (page: Page, index: number): Locator => visiblePage(page).locator('wx-input input').nth(index);

async function typed(page: Page, field: Locator, text: string): Promise<string> {
  await field.pressSequentially(text, { delay: BETWEEN_KEYS_MS });
  await page.waitForTimeout(SETTLED_MS);
  return field.inputValue();
}

/** Text from an input method: letters that are replaced during composition, then the final text. */
async function composed(page: Page, field: Locator, letters: string, words: string): Promise<string> {
  await field.click();
  const method = await page.context().newCDPSession(page);
  for (let end = 1; end <= letters.length; end += 1) {
    const text = letters.slice(0, end);
    await method.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  await method.send('Input.insertText', { text: words });
  await method.detach();
  await page.waitForTimeout(SETTLED_MS);
  return field.inputValue();
}

describe.each(TARGETS)('%s', (target: EngineTarget) => {
  wide('the login form', async () => {
    const page = await open(target, { activity: 'RC-OPEN', ...BUSY });
    await openSmsLogin(page);
    expect(await typed(page, input(page, 0), '13712345678')).toBe('13712345678');
    expect(await typed(page, input(page, 1), '246810')).toBe('246810');
  });

  test('the paste box and the address form, cleared in between', async () => {
    const page = await open(target, { path: EDIT_PAGE, query: 'kind=receiver', ...BUSY });
    await onPage(page, EDIT_PAGE);
    const box = visiblePage(page).locator('wx-textarea textarea');
    const pasted = '张三 13712345678 广东省深圳市南山区学府路1号';
    expect(await typed(page, box, pasted)).toBe(pasted);
    for (const [index, text] of ['赵六赵六赵六', '13700001111', '学府路 1 号 2 栋 3 单元'].entries())
      expect(await typed(page, input(page, index), text)).toBe(text);
    expect(await box.inputValue()).toBe(pasted);
    // Back to the value that the host received last, though the field shows something else.
    await visiblePage(page).locator('[aria-label^="清除"]').first().click();
    await eventually(
      'a cleared field',
      () => input(page, 0).inputValue(),
      (value) => value === '',
    );
    expect(await typed(page, input(page, 0), '陈晓岚')).toBe('陈晓岚');
  });

  test('an input method: its letters never stay, its words are kept, field after field', async () => {
    const page = await open(target, { path: EDIT_PAGE, query: 'kind=receiver', ...BUSY });
    await onPage(page, EDIT_PAGE);
    const box = visiblePage(page).locator('wx-textarea textarea');
    expect(await composed(page, box, 'zhangsan', '张三')).toBe('张三');
    expect(await composed(page, box, 'nanshanqu', '南山区')).toBe('张三南山区');
    expect(await composed(page, input(page, 0), 'chenxiaolan', '陈晓岚')).toBe('陈晓岚');
    expect(await composed(page, input(page, 2), 'xuefulu', '学府路')).toBe('学府路');
    expect(await box.inputValue()).toBe('张三南山区');
  });
});
