/** Trouble at a cabinet: opening again, the service, joining the campaign once, changing the name once. */
import type { Page } from 'playwright-core';
import { journey, mainJourney } from '../harness';
import { JAMMED_MOBILE, openAs, openButton, PICK_CALL, said } from './pickSteps';

const { sandbox, visit } = journey();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const problem = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

mainJourney(
  sandbox,
  'a door that did not open leads here; after another attempt the page shows the result',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/pick/open?cabinetCode=CAB-1003', JAMMED_MOBILE);
    await openButton(page).click();
    await said(page, '柜门没有弹开').waitFor();
    await button(page, '遇到问题').click();
    await page.waitForURL(/\/cabinetScan\/issues\?cabinetCode=CAB-1003/);
    await problem(page, '格口没有打开').click();
    await button(page, '再开一次').click();
    await said(page, '柜门没有弹开').waitFor();
    expect(await sandbox.requests(PICK_CALL.open)).toHaveLength(2);
    await button(page, '返回取件列表').click();
    await page.waitForURL(/\/pick$/);
  },
);
