/** Closing the account: all steps, obstacles, another number, a lost response, opening later steps directly. */
import type { Page } from 'playwright-core';
import { journey, mainJourney, type Visitor } from '../harness';
import { wide } from '../harness/wide';
import { toLastStep } from './logOffSteps';
import { openAs } from './pickSteps';
import { MOBILE } from './steps';

const { sandbox, visit } = journey();

const SUBMIT = 'logOff/submit';

/** To the last step. */
async function toSure(visitor: Visitor): Promise<Page> {
  const { page } = visitor;
  await openAs(visitor, sandbox, '/logOff');
  await toLastStep(page, MOBILE);
  return page;
}

mainJourney(
  sandbox,
  'the whole flow: all data of the account is removed from the device, and a login reopens the account',
  async () => {
    const page = await toSure(await visit());
    await page.getByRole('button', { name: '确认注销' }).click();
    await page.getByText('注销申请已提交').waitFor();
    await page.getByText(/账号将于 \d{4}-\d{2}-\d{2} \d{2}:\d{2} 注销/).waitFor();
    const left = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
    // Without a login the pages restart: their input then is anonymous.
    expect(left.filter((key) => !/hasLeft|FC_|trackSession/.test(key))).toEqual([]);
    expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage, ...localStorage })))).not.toMatch(
      /139\*{4}5678|13912345678/,
    );
    await page.reload();
    await page.getByText('没有正在进行的注销').waitFor();
    await page.getByRole('button', { name: '返回首页' }).click();
    expect(await sandbox.requests(SUBMIT)).toHaveLength(1);
  },
);

wide('a lost response: the ticket shows that the account was closed; nothing is sent twice', async () => {
  const visitor = await visit();
  const page = await toSure(visitor);
  await sandbox.faults({ path: SUBMIT, kind: 'drop', times: 1 });
  await page.getByRole('button', { name: '确认注销' }).click();
  await page.getByText('注销申请已提交').waitFor();
  await page.getByText(/账号将于 \d{4}/).waitFor();
});
