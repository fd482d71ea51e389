/**
 * Pages opened in Moments (single-page mode of the messaging app): they can be read, and no API that is disabled there
 * is called.
 */
import { ROUTES, type RouteRow } from '../../src/routes';
import { currentPage, happenings, visiblePage } from '../engines/host';
import { phones } from '../engines/phones';
import { answersTaken } from '../engines/rest';
import { expectToast } from '../harness';
import { descriptionOf, packagePath } from '../pages';

const { sandbox, open } = phones();

/** The vendor's scene number for it. */
const MOMENTS = 1154;
const SENTENCE = '前往小程序后可领取';

const SHARED = ROUTES.filter((row: RouteRow) => row.shares === 'card and timeline');

test('there are such pages', () => expect(SHARED.length).toBe(9));

test.each(SHARED)('$name can be read', async ({ name }) => {
  const path = packagePath(name, 'weapp');
  const query = descriptionOf(name)?.inPackages[0]?.query;
  const page = await open('weapp', { path, scene: MOMENTS, ...(query === undefined ? {} : { query }) });
  await visiblePage(page).getByText(SENTENCE).waitFor();
  await answersTaken(page);
  expect((await happenings(page)).filter(({ kind }) => kind === 'disabled call')).toEqual([]);
  expect(
    (await sandbox.requests('')).filter(({ status }) => status === 401).map(({ path: at }) => at),
  ).toEqual([]);
  const text = (await visiblePage(page).textContent()) ?? '';
  expect(text).not.toMatch(/手机号登录|隐私保护提示/);
  // More than the message; a poster is a picture and its only text is 活动规则.
  expect(text.replace(SENTENCE, '').trim()).not.toBe('');
  expect(await visiblePage(page).locator('[open-type]').count()).toBe(0);
});

test('a tap on an action shows where it works, and stays on the page', async () => {
  const page = await open('weapp', { path: packagePath('welfare', 'weapp'), scene: MOMENTS });
  await visiblePage(page).getByText('去登录').first().click();
  await expectToast(page, SENTENCE);
  expect((await currentPage(page)).depth).toBe(1);
  expect((await happenings(page)).filter(({ kind }) => kind === 'disabled call')).toEqual([]);
});

test('the rules can be read', async () => {
  const page = await open('weapp', { activity: 'RC-OPEN', scene: MOMENTS });
  await visiblePage(page).getByText('活动规则').first().click();
  await visiblePage(page).getByText('我知道了').click();
});

test('the same page opened in the app itself works as usual', async () => {
  const page = await open('weapp', { activity: 'RC-OPEN', scene: 1155 });
  await answersTaken(page);
  expect(await visiblePage(page).getByText(SENTENCE).count()).toBe(0);
});
