/** What Chromium measures of a page, and the lab's page that plots it (docs/vitals.md). */
import { eventually, journey } from '../harness';

const { sandbox, visit } = journey();

const reports = async (): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  (await sandbox.events()).filter((event) => event['fc_component'] === 'vitals');

test('a page reports its web vitals when it is left, and the lab plots them', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/?vitals=1');
  await page.waitForLoadState('networkidle'); // the observers come after everything else
  await page.getByText('寄件比价').click();
  await page.getByText('填好寄件信息，看看哪家更便宜、更快').waitFor();
  const [report] = await eventually('the report', reports, (all) => all.length > 0);
  const context = report?.['context'] as Readonly<Record<string, unknown>>;
  expect(Object.keys(context).sort()).toEqual(
    expect.arrayContaining(['cls', 'fcp', 'firstScreen', 'lcp', 'longTasks', 'release', 'target', 'ttfb']),
  );
  expect(Number(context['firstScreen'])).toBeGreaterThan(0);

  await page.goto('/__sandbox/vitals');
  const row = page.getByRole('row').filter({ hasText: /^home/ });
  expect(await row.innerText()).toContain('0.1.0');
  expect(await row.locator('svg').count()).toBeGreaterThanOrEqual(5);
});

test('the lab’s page without reports says where they come from', async () => {
  const { page } = await visit({ width: 1280, height: 800 });
  await page.goto('/__sandbox/vitals');
  await page.getByText('还没有报告').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
