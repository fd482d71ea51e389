/** Posters: what is drawn scans, whatever cannot be had; saving, and a drawing code that does not load. */
import { journey } from '../harness';

const { visit } = journey();

test('a code that nobody knows may be asked for again', async () => {
  const { page, open } = await visit();
  await open('/couponBargain/sharePoster/NOBODYS');
  await page.getByRole('button', { name: '重试' }).waitFor();
});
