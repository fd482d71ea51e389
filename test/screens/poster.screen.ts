/** Posters: the drawing scans even with missing parts; saving, and drawing code that does not load. */
import { journey } from '../harness';

const { visit } = journey();

test('an unknown code can be fetched again', async () => {
  const { page, open } = await visit();
  await open('/couponBargain/sharePoster/NOBODYS');
  await page.getByRole('button', { name: '重试' }).waitFor();
});
