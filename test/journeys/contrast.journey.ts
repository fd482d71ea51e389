/** Price comparison: from the form to an order at the same price, one offer, records and changes, a friend's link. */
import type { Page } from 'playwright-core';
import { journey, mainJourney } from '../harness';
import { wide } from '../harness/wide';
import { PARCEL_QUERY } from '../pages/contrast';
import { openAs } from './pickSteps';
import { dialog } from './steps';

const { sandbox, visit } = journey();

interface SeenOffer {
  readonly carrierCode: string;
  readonly freightFen: number;
  readonly discountFen: number;
  readonly reductionFen: number;
}
/** The list compares prices without a coupon; the send page applies the best one. */
function paidWithCoupon(offer: SeenOffer | undefined): number {
  if (offer === undefined) throw new Error('no such offer');
  const rest = offer.freightFen - offer.discountFen;
  return rest - Math.min(rest, offer.reductionFen);
}

const OFFERS = 'contrast/offers';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true });
const names = (page: Page): Promise<string[]> =>
  page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^查看明细，/ })
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? '').replace('查看明细，', '')));

async function pickCity(page: Page, field: '寄件城市' | '收件城市', city: string): Promise<void> {
  await button(page, new RegExp(`^${field}，`)).click();
  await dialog(page, field).getByRole('textbox').fill(city);
  await dialog(page, field)
    .getByRole('button', { name: `${city}市` })
    .first()
    .click();
  await dialog(page, field).waitFor({ state: 'detached' });
}

mainJourney(
  sandbox,
  'compares by price, time and reviews; the order costs what the comparison showed',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/contrastPrice');
    await button(page, '比价').click();
    await page.getByText('请选择寄件城市').waitFor();
    await page.getByText('请选择物品类型').waitFor();
    expect(await sandbox.requests(OFFERS)).toEqual([]);
    await pickCity(page, '寄件城市', '深圳');
    await pickCity(page, '收件城市', '北京');
    await page.getByRole('radio', { name: '日用品' }).click();
    await button(page, '比价').click();
    await page.getByText('深圳 → 北京').waitFor();
    const byPrice = await names(page);
    expect(byPrice).toHaveLength(7);
    await page.getByRole('tab', { name: '时效优先' }).click();
    expect((await names(page))[0]).toBe('顺丰速运');
    await page.getByRole('tab', { name: '口碑优先' }).click();
    expect((await names(page))[6]).toBe('极兔速递');
    expect((await names(page)).sort()).toEqual([...byPrice].sort());
    const [asked] = await sandbox.requests(OFFERS);
    const { offerList } = (asked?.response as { data: { offerList: SeenOffer[] } }).data;
    const pay = paidWithCoupon(offerList.find(({ carrierCode }) => carrierCode === 'SF'));
    await button(page, '去寄件，顺丰速运').click();
    await page.waitForURL((url) => url.pathname === '/send');
    await page
      .getByText(`￥${(pay / 100).toFixed(2)}`)
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(await sandbox.requests(OFFERS)).toHaveLength(1);
  },
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, `/contrastPrice?${PARCEL_QUERY}`);
    await page.getByText('深圳 → 北京').waitFor();
    // The last carrier has an unknown code: its offer is listed, but cannot be ordered.
    await page.getByRole('tabpanel').getByText('顺丰速运').waitFor();
    expect(await names(page)).toHaveLength(6);
    expect(await names(page)).not.toContain('顺丰速运');
    await page.getByRole('tab', { name: '口碑优先' }).click();
    expect((await names(page))[5]).toBe('极兔速递');
    const [asked] = await sandbox.requests(OFFERS);
    const { offerList } = (asked?.response as { data: { offerList: SeenOffer[] } }).data;
    const pay = paidWithCoupon(offerList.find(({ carrierCode }) => carrierCode === 'ZTO'));
    await button(page, '去寄件，中通快递').click();
    await page.waitForURL((url) => url.pathname === '/send');
    await page
      .getByText(`￥${(pay / 100).toFixed(2)}`)
      .filter({ visible: true })
      .first()
      .waitFor();
  },
);

wide(
  'its pages start at the top, whatever the scroll position before; back restores that position',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    /** Scroll position of the visible page: in its own box, or in the window. */
    const topPx = () =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.taro_page')].filter((box) => box.checkVisibility());
        return window.scrollY + Math.max(0, ...boxes.map((box) => box.scrollTop));
      });
    await page.setViewportSize({ width: 375, height: 560 });
    await visitor.open(`/contrastPrice?${PARCEL_QUERY}`);
    const last = button(page, '查看明细，极兔速递');
    await last.scrollIntoViewIfNeeded();
    const placePx = await topPx();
    expect(placePx).toBeGreaterThan(100);
    await last.click();
    await page.getByText('价格明细').waitFor();
    expect(await topPx()).toBe(0);
    await page.goBack();
    await last.waitFor();
    expect(await topPx()).toBe(placePx);
  },
);
