/** What H5 pages report about themselves (docs/vitals.md): which visits, and exactly what. */
import { eventually, journey } from '../harness';

const { sandbox, visit } = journey();

type Event = Readonly<Record<string, unknown>>;
const reports = async (): Promise<readonly Event[]> =>
  (await sandbox.events()).filter((event) => event['fc_component'] === 'vitals');

/** From home to another page, which ends the visit of home. */
async function leaveHome(query: string): Promise<void> {
  const visitor = await visit();
  await visitor.open(`/${query}`);
  const { page } = visitor;
  await page.getByText('寄件比价').waitFor();
  // The first screen is complete a turn after its last placeholder has gone.
  await page.getByRole('status', { name: '加载中' }).waitFor({ state: 'detached' });
  await page.waitForTimeout(50);
  await page.getByText('寄件比价').click();
  await page.getByText('填好寄件信息，看看哪家更便宜、更快').waitFor();
  await eventually(
    'the next page’s view',
    () => sandbox.events(),
    (all) => all.some((event) => event['fc_page'] === 'contrastPrice'),
  );
}

test('in the sample, a page that is left reports once, with exactly these fields', async () => {
  await leaveHome('?vitals=1&source_id=wall&ref=13912345678');
  const all = await reports();
  expect(all.map((event) => [event['fc_page'], event['fc_type'], event['context']])).toEqual([
    ['home', 'result', { release: '0.1.0', target: 'h5', host: 'browser', firstScreen: expect.any(Number) }],
  ]);
});

test('outside the sample nothing is reported', async () => {
  await leaveHome('');
  expect(await reports()).toEqual([]);
});
