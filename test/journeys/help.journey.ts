/** Starting a help in a browser; friends, refusals and lost responses are in screens/help.screen.ts. */
import type { Page } from 'playwright-core';
import { journey } from '../harness';
import { logIn } from './steps';

const { sandbox, visit } = journey();
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('cash: started after a login, with a bar, a countdown and a link to send (wire: full)', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/fissionOfCash?activityCode=FISSION-OPEN');
  await button(page, '立即发起').click();
  await logIn(page);
  await button(page, '邀请好友助力').waitFor();
  await page.getByText('还差 ￥20 即可到账').waitFor();
  await page.getByRole('timer').waitFor();
  expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  expect(await sandbox.requests('fission/taskStart')).toHaveLength(1);
});
