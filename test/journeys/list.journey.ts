/** The coupon list: scrolling, pulling and keyboard; its content and links are in screens/list.screen.ts. */
import { journey } from '../harness';
import { wide } from '../harness/wide';
import { expectHarmless, INVISIBLE, textOf, watch } from './hostileSteps';
import {
  chosenTab,
  listCalls,
  openDescriptions,
  openList,
  panel,
  pullDown,
  row,
  rows,
  scrollBy,
  scrollTo,
  stride,
  tab,
  sentEvents,
  waiting,
  whileDrawn,
} from './listSteps';
import { openWithToken } from './receiveSteps';
import { dialog, MOBILE } from './steps';

const { sandbox, visit } = journey();

const TIP = '温馨提示：寄件券将在订单变为“运输中”后发放';
const CREDITED = 1;
const PENDING = 0;
const pages = (count: number, releaseStatus: number) =>
  Array.from({ length: count }, (_, index) => ({
    code: 'LIST-137',
    pageNo: index + 1,
    pageSize: 50,
    releaseStatus,
  }));

describe('content', () => {
  test('LIST-137: three pages of 50, each fetched once, to 没有更多了; the count on the selected tab', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const calls = listCalls(page);
    await openList(visitor, 'LIST-137', await sandbox.token(MOBILE));
    await chosenTab(page, '已到账(137)').waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['已到账(137)', '待发放']);
    expect(await panel(page).getByText(TIP).count()).toBe(0);
    const { places } = await stride(page, 600);
    expect(places).toEqual(Array.from({ length: 137 }, (_, index) => index + 1));
    expect(calls).toEqual(pages(3, CREDITED));
    expect(await waiting(page).count()).toBe(0);

    await tab(page, '待发放').click();
    await chosenTab(page, '待发放(3)').waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['已到账', '待发放(3)']);
    await panel(page).getByText(TIP).waitFor();
    await row(page, 3).waitFor();
    expect(await rows(page).count()).toBe(3);
    await row(page, 1).waitFor();
    expect(
      await panel(page)
        .getByRole('button', { name: /去使用/ })
        .count(),
    ).toBe(0);
    expect(calls).toEqual([...pages(3, CREDITED), ...pages(1, PENDING)]);
  });

  test('a coupon claimed a moment ago is in the list (wire: full)', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openWithToken(visitor, 'RC-MANY', await sandbox.token(MOBILE));
    await dialog(page, '领券成功').waitFor();
    const [claim] = await sandbox.requests('receiveCoupon');
    const { couponInfos } = (claim?.response as { data: { couponInfos: { couponTitle: string }[] } }).data;
    await openList(visitor, 'RC-MANY');
    await chosenTab(page, `已到账(${4 + couponInfos.length})`).waitFor();
    for (const [index, { couponTitle }] of couponInfos.entries())
      expect(await row(page, index + 1).textContent()).toContain(couponTitle);
  });

  wide('LIST-HOSTILE: no script runs, nothing navigates away, nothing covers the page', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const seen = watch(visitor, sandbox.origin);
    await openList(visitor, 'LIST-HOSTILE', await sandbox.token(MOBILE));
    await chosenTab(page, '已到账(5)').waitFor();
    await openDescriptions(page);
    expect(await row(page, 1).textContent()).toContain('最后一段正常文字，应当正常显示。');
    expect(await row(page, 1).textContent()).toContain('<script>');
    for (const word of ['点我', '换行绕过', '实体绕过', '数据链接', '仿冒页面', '事件属性', '点我领取'])
      await panel(page).getByText(word).first().dispatchEvent('click');
    expect(await textOf(visitor)).not.toMatch(INVISIBLE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const covering = await panel(page).evaluate((element) =>
      Array.from(element.querySelectorAll('*')).filter((each) => getComputedStyle(each).position === 'fixed'),
    );
    expect(covering).toEqual([]);

    await tab(page, '待发放').click();
    await chosenTab(page, '待发放(1)').waitFor();
    await openDescriptions(page);
    expect(await textOf(visitor)).not.toMatch(INVISIBLE);
    await expectHarmless(visitor, seen, /^\/list\/LIST-HOSTILE$/);
  });
});

describe('a thousand coupons', () => {
  wide(
    'LIST-1000: each row appears once and in order, the page holds at most 60 rows, nothing jumps',
    async () => {
      const look = async (): Promise<void> => {
        const visitor = await visit();
        const { page } = visitor;
        const calls = listCalls(page);
        await openList(visitor, 'LIST-1000', await sandbox.token(MOBILE));
        await chosenTab(page, '已到账(1000)').waitFor();
        const down = await stride(page, 600);
        expect(down.places).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
        expect(down.words).toEqual(await sentEvents(sandbox));
        expect(down.jumps).toEqual([]);
        expect(down.most).toBeLessThanOrEqual(60);
        expect(calls.map(({ pageNo }) => pageNo)).toEqual(
          Array.from({ length: 20 }, (_, index) => index + 1),
        );

        const up = await stride(page, -450, 60);
        expect(up.jumps).toEqual([]);
        const last = up.places.length;
        expect(last).toBeGreaterThan(150);
        expect(up.places).toEqual(Array.from({ length: last }, (_, index) => 1000 - index));
        expect(up.words).toEqual([...down.words].reverse().slice(0, last));
        expect(up.most).toBeLessThanOrEqual(60);
        await scrollBy(page, -1_000_000);
        await row(page, 1).waitFor();
        expect(calls).toHaveLength(20);
      };
      await whileDrawn(look, () => sandbox.reset());
    },
    300_000,
  );

  wide(
    'an open 使用说明 is still open when its row returns, and its neighbours keep their positions',
    async () => {
      const visitor = await visit();
      const { page } = visitor;
      await openList(visitor, 'LIST-1000', await sandbox.token(MOBILE));
      const open = row(page, 2).getByRole('button', { name: /^使用说明/ });
      await open.click();
      await row(page, 2).getByText('一、使用范围').waitFor();
      expect(await open.getAttribute('aria-expanded')).toBe('true');
      const controlled = (await open.getAttribute('aria-controls')) ?? '';
      expect(await page.locator(`[id="${controlled}"]`).textContent()).toContain('一、使用范围');

      await scrollTo(page, row(page, 60));
      expect(await row(page, 2).count()).toBe(0);
      const up = await stride(page, -300);
      expect(up.jumps).toEqual([]);
      await row(page, 2).getByText('一、使用范围').waitFor();
      expect(await open.getAttribute('aria-expanded')).toBe('true');
      expect(await panel(page).getByText('一、使用范围').count()).toBe(1);

      await open.focus();
      await page.keyboard.press('Enter');
      await row(page, 2).getByText('一、使用范围').waitFor({ state: 'detached' });
      expect(await open.getAttribute('aria-expanded')).toBe('false');
    },
  );
});

describe('next steps', () => {
  wide(
    'the tabs by keyboard: arrows select and wrap around, Home and End, one stop for the Tab key',
    async () => {
      const visitor = await visit();
      const { page } = visitor;
      await openList(visitor, 'RC-MANY', await sandbox.token(MOBILE));
      const credited = chosenTab(page, '已到账(4)');
      const pending = chosenTab(page, '待发放(1)');
      const focused = (): Promise<string | null> =>
        page.evaluate(() => document.activeElement?.textContent ?? null);
      await credited.focus();
      for (const [key, chosen, title] of [
        ['ArrowRight', pending, '待发放'],
        ['ArrowRight', credited, '已到账'],
        ['ArrowLeft', pending, '待发放'],
        ['Home', credited, '已到账'],
        ['End', pending, '待发放'],
      ] as const) {
        await page.keyboard.press(key);
        await chosen.waitFor();
        expect(await focused()).toContain(title);
        expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1);
        expect(await panel(page).getAttribute('aria-labelledby')).toBe(await chosen.getAttribute('id'));
      }
      await page.keyboard.press('Tab');
      expect(await focused()).toBe('使用规则');
    },
  );

  wide('pull-down shows the coupon that was claimed on another phone meanwhile', async () => {
    const token = await sandbox.token(MOBILE);
    const visitor = await visit();
    const { page } = visitor;
    await openList(visitor, 'RC-OPEN', token);
    await panel(page).getByText('暂无已到账的优惠券').waitFor();
    const other = await visit();
    await openWithToken(other, 'RC-OPEN', token);
    await dialog(other.page, '领券成功').waitFor();

    const calls = listCalls(page);
    await pullDown(page, 60);
    await page.waitForTimeout(300);
    expect(calls).toHaveLength(0);
    await pullDown(page);
    await chosenTab(page, '已到账(1)').waitFor();
    await row(page, 1).waitFor();
    expect(calls).toHaveLength(1);
    await page.getByText('刷新中').waitFor({ state: 'detached' });
  });
});
