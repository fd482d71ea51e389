/** Parcel tracking, the record of queries, sending costs; 去寄件 at the same price. */
import type { Page } from 'playwright-core';
import { expectToast, journey, mainJourney } from '../harness';

const { sandbox, visit } = journey();

const TRACE = 'express/trace';
const SF = 'SF1234567890123';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const number = (page: Page) => page.getByRole('textbox', { name: '运单号' });
const carrier = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const shown = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const asked = async () => (await sandbox.requests(TRACE)).map(({ body }) => body);

describe('tracking a parcel', () => {
  const traced = (state: string | RegExp) => async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitor.open('/checkExpress');
    await number(page).fill('sf 1234-5678-90123');
    expect(await carrier(page, '顺丰速运').getAttribute('aria-checked')).toBe('true');
    await button(page, '查询').click();
    await page.getByRole('list', { name: '物流进度' }).getByRole('listitem').first().waitFor();
    await shown(page, state);
    expect(await asked()).toEqual([{ waybillNo: SF, carrierCode: 'SF' }]);
    await button(page, /^复制顺丰速运 运单号$/).click();
    await expectToast(page, '已复制');
  };

  mainJourney(
    sandbox,
    'a typed number: its format determines the carrier; its tracking, 复制',
    traced('派送中'),
    traced(/^处理中$/),
  );
});

describe('the record', () => {});

describe('sending costs', () => {});
