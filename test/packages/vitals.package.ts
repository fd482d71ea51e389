/** What a page reports about itself in both packages (docs/vitals.md). */
import type { Page } from 'playwright-core';
import { setAppVisible, setDataMeter, visiblePage } from '../engines/host';
import { phones, RECEIVE_PAGE, TARGETS } from '../engines/phones';
import { answersTaken } from '../engines/rest';
import { eventually } from '../harness';

const { sandbox, open } = phones();

const HOSTS = { weapp: 'wechat-mini', alipay: 'alipay-mini' } as const;

const reports = async (): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  (await sandbox.events()).filter((event) => event['fc_component'] === 'vitals');
const views = async (): Promise<number> =>
  (await sandbox.events()).filter((event) => event['fc_type'] === 'leave').length;

async function openReceive(
  target: (typeof TARGETS)[number],
  options: Parameters<typeof open>[1] = {},
): Promise<Page> {
  const page = await open(target, { path: RECEIVE_PAGE, query: 'activityCode=RC-OPEN&vitals=1', ...options });
  await visiblePage(page).getByText('活动规则').first().waitFor();
  await answersTaken(page);
  return page;
}

describe.each(TARGETS)('%s', (target) => {
  test('hidden, a page reports once: its first screen and the setData that the host has counted', async () => {
    const page = await openReceive(target);
    const [counted] = await setDataMeter(page);
    await setAppVisible(page, false);
    const [report] = await eventually('the report', reports, (all) => all.length > 0);
    const context = report?.['context'] as Readonly<Record<string, unknown>>;
    expect(report).toMatchObject({ fc_page: 'receiveCoupon', fc_type: 'result' });
    expect(context).toEqual({
      release: '0.1.0',
      target,
      host: HOSTS[target],
      firstScreen: expect.any(Number),
      setDataCalls: counted?.calls,
      setDataBytes: expect.any(Number),
      slowSetData: expect.any(Number),
    });
    expect(Math.abs(Number(context['setDataBytes']) / (counted?.bytes ?? 0) - 1)).toBeLessThan(0.02);
    await setAppVisible(page, true);
    await setAppVisible(page, false);
    await eventually('the second leave', views, (count) => count >= 2);
    expect(await reports()).toHaveLength(1);
  });

  test('outside the sample it reports nothing', async () => {
    const page = await openReceive(target, { query: 'activityCode=RC-OPEN' });
    await setAppVisible(page, false);
    await eventually('the leave', views, (count) => count > 0);
    expect(await reports()).toEqual([]);
  });

  test('without consent it sends nothing', async () => {
    const page = await openReceive(target, { consent: 'open' });
    await setAppVisible(page, false);
    await answersTaken(page);
    expect(await sandbox.events()).toEqual([]);
  });
});
