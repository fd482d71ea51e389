/** Invoices in the built packages: orders selected, form filled in, application sent. */
import type { Page } from 'playwright-core';
import { navigateTo, visiblePage } from '../engines/host';
import { LIST_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { MOBILE, onPage } from '../engines/steps';

const { sandbox, open } = phones();
const words = (page: Page, text: string) => visiblePage(page).getByText(text, { exact: true }).first();

describe.each(TARGETS)('%s', (target) => {
  test('a title is picked on its page for the application page below it', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, '/packages/invoice/detail/index?invoiceNo=INV-FAIL');
    await words(page, '开票金额（2 单）').waitFor();
    await words(page, '选择抬头').click();
    await onPage(page, 'packages/invoice/title/index');
    await words(page, '陈晓岚').click();
    await onPage(page, 'packages/invoice/detail/index');
    await visiblePage(page).getByText('纳税人识别号').waitFor({ state: 'detached' });
    await words(page, '提交申请').click();
    await words(page, '陈晓岚').waitFor();
  });
});
