/** The coupon list in a plain browser: its content, its links, its tabs, and a thousand coupons. */
import { journey, mainJourney } from '../harness';
import { expectHarmless, INVISIBLE, textOf, watch } from '../journeys/hostileSteps';
import { chosenTab, openDescriptions, openList, panel, row, tab } from '../journeys/listSteps';
import { openWithToken } from '../journeys/receiveSteps';
import { dialog, MOBILE, pressDisabled, SEND_PAGE } from '../journeys/steps';

const { sandbox, visit } = journey();

const TIP = '温馨提示：寄件券将在订单变为“运输中”后发放';

describe('content', () => {
  test('LIST-0: each tab says that it is empty, counts 0 and leads to the send page', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openList(visitor, 'LIST-0', await sandbox.token(MOBILE));
    await chosenTab(page, '已到账(0)').waitFor();
    await panel(page).getByText('暂无已到账的优惠券').waitFor();
    await tab(page, '待发放').click();
    await chosenTab(page, '待发放(0)').waitFor();
    await panel(page).getByText('暂无待发放的优惠券').waitFor();
    await panel(page).getByText(TIP).waitFor();
    await panel(page).getByRole('button', { name: '去寄件' }).click();
    await page.waitForURL(SEND_PAGE);
  });

  test('RC-MANY: label, value, dates without times, and the button of each kind', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openList(visitor, 'RC-MANY', await sandbox.token(MOBILE));
    await chosenTab(page, '已到账(4)').waitFor();
    const day = /\d{4}-\d\d-\d\d至\d{4}-\d\d-\d\d/;
    const expected = [
      [/￥5(?!\d)/, '立减券', '去使用', false],
      [/8\.5折/, '折扣券', '已使用', true],
      [/免费/, '免费券', '去使用', false],
      [/￥3\.5(?!\d)/, '立减券', '已过期', true],
    ] as const;
    for (const [index, [value, label, action, isOver]] of expected.entries()) {
      const coupon = row(page, index + 1);
      const text = (await coupon.textContent()) ?? '';
      expect(text).toMatch(value);
      expect(text).toContain(label);
      expect(text).toMatch(day);
      expect(text).not.toMatch(/\d\d:\d\d/);
      const button = coupon.getByRole('button', { name: new RegExp(`^${action}`) });
      expect(await button.getAttribute('aria-disabled')).toBe(isOver ? 'true' : null);
    }
    expect(
      await row(page, 3)
        .getByRole('button', { name: /使用说明/ })
        .count(),
    ).toBe(0);
    expect(await page.getByText('没有更多了').count()).toBe(0);
  });

  mainJourney(
    sandbox,
    'a coupon claimed a moment ago is in the list',
    async () => {
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
    },
    async () => {
      const visitor = await visit();
      const { page } = visitor;
      await openWithToken(visitor, 'RC-MANY', await sandbox.token(MOBILE));
      await dialog(page, '抱歉，暂不能领取').waitFor();
      expect(await sandbox.requests('receiveCoupon')).toEqual([]);
      // The account's coupons are shown all the same.
      await openList(visitor, 'RC-MANY');
      await chosenTab(page, '已到账(4)').waitFor();
      await row(page, 4).getByText('柜机寄件满减券').waitFor();
      await row(page, 1)
        .getByRole('button', { name: /^去使用/ })
        .click();
      await page.waitForURL(SEND_PAGE);
    },
  );

  test('LIST-HOSTILE: no script runs, nothing navigates away, nothing covers the page', async () => {
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

    await tab(page, '待发放').click();
    await chosenTab(page, '待发放(1)').waitFor();
    await openDescriptions(page);
    expect(await textOf(visitor)).not.toMatch(INVISIBLE);
    await expectHarmless(visitor, seen, /^\/list\/LIST-HOSTILE$/);
  });
});

describe('next steps', () => {
  test('去使用 and 去寄件 lead to the send page; a used coupon leads nowhere', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openList(visitor, 'RC-MANY', await sandbox.token(MOBILE));
    await pressDisabled(row(page, 2).getByRole('button', { name: /^已使用/ }));
    await row(page, 1)
      .getByRole('button', { name: /^去使用/ })
      .click();
    await page.waitForURL(/\/send\?couponId=[\w%-]+$/);
    await page.goBack();
    await row(page, 1).waitFor();
    await page.getByRole('button', { name: '去寄件' }).click();
    await page.waitForURL(SEND_PAGE);
  });

  test('使用规则 opens and closes, also by keyboard', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openList(visitor, 'RC-MANY', await sandbox.token(MOBILE));
    const toggle = page.getByRole('button', { name: '使用规则' });
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.click();
    const rules = page.getByRole('list', { name: '使用规则' });
    await rules.waitFor();
    expect(await rules.getByRole('listitem').count()).toBeGreaterThan(0);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await toggle.focus();
    await page.keyboard.press(' ');
    await rules.waitFor({ state: 'detached' });
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  });

  test('the tabs by keyboard: arrows select and wrap around, Home and End, one stop for the Tab key', async () => {
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
  });
});
