/** The send page in the built packages: a parcel from the form to the order, the address pages, the draft. */
import type { Locator, Page } from 'playwright-core';
import {
  engineStorage,
  hostTab,
  navigateBack,
  navigateTo,
  pullDown,
  visiblePage,
  type EngineTarget,
} from '../engines/host';
import { goHome, LIST_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { dialog, loginDialog, onPage, TABS, titled } from '../engines/steps';
import { expectToast, eventually, msToBeijingHour } from '../harness';

const { sandbox, open } = phones();

const CALL = { submit: 'send/submit', freight: 'send/queryFreightAndTime' } as const;
const EDIT_PAGE = 'packages/send/address-edit/index';

const WORDS = '放门口的蓝色柜子';
const PERSONAL = /李建国|陈晓岚|13700002222|13900001111|中关村|科技园|蓝色柜子/;

const words = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).getByText(text, { exact: true }).first();
const labelled = (page: Page, label: string): Locator =>
  visiblePage(page).locator(`[aria-label^="${label}"]`);

// 1 p.m. in Beijing: the 09:00 slot of today is over, and the day does not end during the test.
beforeEach(() => sandbox.clock(msToBeijingHour(13)));

describe.each(TARGETS)('%s', (target: EngineTarget) => {
  const openSend = (): Promise<Page> => open(target, { path: TABS[target].寄件 });

  /** Pastes a contact into the open form, and accepts what was recognised. */
  async function fillIn(page: Page, text: string, name: string): Promise<void> {
    await onPage(page, EDIT_PAGE);
    await visiblePage(page).locator('wx-textarea textarea').fill(text);
    await words(page, '识别').click();
    await eventually(
      'the name that was read',
      () => visiblePage(page).locator('wx-input input').nth(0).inputValue(),
      (read) => read === name,
    );
    const box = visiblePage(page).locator('[aria-role="checkbox"]');
    if ((await box.count()) > 0) await box.click(); // 保存到地址簿
    await words(page, '完成').click();
    await onPage(page, TABS[target].寄件);
  }

  async function say(page: Page, text: string): Promise<void> {
    await words(page, '给快递员捎句话').click();
    const popup = dialog(page, '给快递员捎句话');
    await popup.locator('wx-input input').fill(text);
    await popup.getByText('完成', { exact: true }).click();
    await popup.waitFor({ state: 'detached' });
  }

  const stored = async (page: Page): Promise<string> => JSON.stringify(await engineStorage(page));

  test('logged out: pasted contacts, prices, a slot; the tap asks for the consent, then opens the login', async () => {
    const page = await openSend();
    await words(page, '填写寄件人信息').click();
    await fillIn(page, '陈晓岚 13900001111 广东省深圳市南山区科技园 12 号', '陈晓岚');
    await labelled(page, '修改寄件人，陈晓岚').waitFor();
    await words(page, '填写收件人信息').click();
    await fillIn(page, '李建国 13700002222 北京市海淀区中关村大街 27 号', '李建国');
    await words(page, '日用品').click();
    await visiblePage(page)
      .getByText(/^查看全部 \d 家快递公司$/)
      .click();
    await labelled(page, '顺丰速运').click();
    await words(page, '请选择上门时间').click();
    await dialog(page, '上门时间').locator('[aria-label="明天"]').click();
    await dialog(page, '上门时间').locator('[aria-label^="09:00"]').click();
    await words(page, '明天 09:00-11:00').waitFor();
    await words(page, '立即下单').click();
    await dialog(page, '服务协议和隐私政策').getByText('同意并下单').click();
    await loginDialog(page).waitFor();
    expect(await sandbox.requests(CALL.submit)).toEqual([]);
  });

  test('filled in without a login, it ends with the run of the app and is never on the device', async () => {
    const page = await openSend();
    await words(page, '填写寄件人信息').click();
    await fillIn(page, '陈晓岚 13900001111 广东省深圳市南山区科技园 12 号', '陈晓岚');
    await say(page, WORDS);
    await labelled(page, '修改寄件人，陈晓岚').waitFor();
    expect(await stored(page)).not.toMatch(PERSONAL);
    await page.reload();
    await words(page, '填写寄件人信息').waitFor();
    expect(await visiblePage(page).getByText(WORDS).count()).toBe(0);
  });

  test('the host’s account finds its form after a restart; a log-out removes everything', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      isBound: true,
      device: `draft-${target}`,
    });
    const toSend = async (): Promise<void> => {
      await goHome(page);
      await hostTab(page, '寄件').click();
      await onPage(page, TABS[target].寄件);
    };
    await visiblePage(page).getByText('去寄件').first().waitFor();
    await toSend();
    await labelled(page, '修改寄件人，陈晓岚').waitFor();
    await words(page, '填写收件人信息').click();
    await fillIn(page, '李建国 13700002222 北京市海淀区中关村大街 27 号', '李建国');
    await say(page, WORDS);
    // Stored as typed, without the number; of the address-book entry only the id.
    expect(await stored(page)).toMatch(/李建国.*蓝色柜子/);
    expect(await stored(page)).not.toMatch(/陈晓岚|13700002222|13900001111/);

    await page.reload();
    await visiblePage(page).getByText('去寄件').first().waitFor();
    await toSend();
    await labelled(page, '修改寄件人，陈晓岚').waitFor();
    await labelled(page, '修改收件人，李建国').waitFor();
    await words(page, '请补充手机号').waitFor();
    await words(page, WORDS).waitFor();

    await navigateTo(page, '/packages/account/settings/index');
    await visiblePage(page).getByText('退出登录', { exact: true }).click();
    await visiblePage(page).locator('[aria-role="dialog"]').getByText('退出', { exact: true }).click();
    await onPage(page, TABS[target].我的);
    expect(await stored(page)).not.toMatch(PERSONAL);
    await hostTab(page, '寄件').click();
    await words(page, '填写寄件人信息').waitFor();
    await words(page, '填写收件人信息').waitFor();
    expect(await visiblePage(page).getByText(WORDS).count()).toBe(0);
  });

  test('shows what is missing; pull to refresh refetches; back from the form leads here', async () => {
    const page = await openSend();
    await words(page, '立即下单').click();
    await expectToast(page, '请填写寄件人信息');
    for (const text of ['请填写收件人信息', '请选择物品类型', '请选择上门时间'])
      await words(page, text).first().waitFor();
    await words(page, '填写收件人信息').click();
    await onPage(page, EDIT_PAGE);
    await titled(page, '收件人信息');
    // The payment app lets no page read the clipboard; the messaging app's is empty here.
    const paste = words(page, '粘贴并识别');
    // The title comes before the form.
    await words(page, '识别').waitFor();
    expect(await paste.count()).toBe(target === 'weapp' ? 1 : 0);
    if (target === 'weapp') {
      await paste.click();
      await expectToast(page, '请先粘贴或输入要识别的文字');
    }
    await navigateBack(page);
    await onPage(page, TABS[target].寄件);
    await pullDown(page);
    await page.locator('.engine-frame[data-pulled]').waitFor({ state: 'detached' });
    await words(page, '日用品').waitFor();
  });
});
