/** The upper edge of a page: corner tags beside its title, the bar of a page without a network above it. */
import type { Locator } from 'playwright-core';
import { eventually, journey } from '../harness';
import { salePath } from './couponSaleSteps';
import { openAs } from './pickSteps';

const { sandbox, visit } = journey();

const OFFLINE = '当前无网络，部分内容可能不是最新';
/** Design units that pictures of campaigns leave free above their titles, of a page 750 wide. */
const FREE_STRIP = 64 / 750;

async function boxOf(locator: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the page');
  return { top: box.y, bottom: box.y + box.height };
}

test.each([320, 375])('%d wide: the tag of the rules is above the title of the picture', async (width) => {
  const visitor = await visit({ width, height: 640 });
  const { page } = visitor;
  await visitor.open(salePath('CS-OPEN'));
  const rules = page.getByRole('button', { name: '活动规则' });
  await rules.waitFor();
  const { bottom } = await boxOf(rules.locator(':scope > *'));
  expect(bottom).toBeLessThanOrEqual(width * FREE_STRIP);
  // It is small, but can be hit with a thumb.
  const area = await boxOf(rules);
  expect(area.bottom - area.top).toBeGreaterThan(width * 0.11);
});

test('without a network: the bar is above the title, and above the tabs of a scrolled list', async () => {
  const visitor = await visit({ width: 375, height: 640 });
  const { page } = visitor;
  const bar = page.getByText(OFFLINE);
  visitor.expectProblems('ERR_INTERNET_DISCONNECTED');
  await openAs(visitor, sandbox, '/fissionOfCash?activityCode=FISSION-OPEN', '13800000011');
  const title = page.getByRole('heading', { name: '邀好友助力，领 20 元寄件现金', level: 2 });
  await title.waitFor();
  // Faces of the helpers leave room for their names.
  expect(
    (
      await page
        .getByText(/^\d{3}\*{4}\d{4}$/)
        .first()
        .boundingBox()
    )?.width,
  ).toBeGreaterThan(60);
  await visitor.context.setOffline(true);
  await bar.waitFor();
  expect((await boxOf(bar)).bottom).toBeLessThanOrEqual((await boxOf(title)).top);
  await visitor.context.setOffline(false);
  await bar.waitFor({ state: 'detached' });

  await visitor.open('/coupons');
  const tab = page.getByRole('tab').first();
  await tab.waitFor();
  await visitor.context.setOffline(true);
  await bar.waitFor();
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 2000);
  await eventually(
    'the tabs at the top',
    async () => (await boxOf(tab)).top - (await boxOf(bar)).bottom,
    (gap) => gap >= 0 && gap < 20,
  );
});

test.each(['/fcFriday?configId=FRI-ALL', '/couponIncentive/IN-2002'])(
  '%s on a wide screen without a network: a dialog lies above the bar too',
  async (address) => {
    const visitor = await visit({ width: 768, height: 1024, reducedMotion: true });
    const { page } = visitor;
    const bar = page.getByText(OFFLINE);
    visitor.expectProblems('ERR_INTERNET_DISCONNECTED', 'Failed to fetch');
    await openAs(visitor, sandbox, address);
    await page.getByRole('button', { name: '活动规则' }).first().click();
    await page.getByRole('dialog', { name: '活动规则' }).waitFor();
    await visitor.context.setOffline(true);
    await bar.waitFor();
    expect(
      await bar.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && element.contains(above);
      }),
    ).toBe(false);
  },
);
