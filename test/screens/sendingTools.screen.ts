/** Parcel tracking, the record of queries, sending costs; 去寄件 at the same price. */
import type { Page } from 'playwright-core';
import { eventually, expectToast, hold, journey, mainJourney } from '../harness';
import { openAs } from '../journeys/pickSteps';
import { carriers, chooseGoods, finishForm, paste, person, SEND_CALL, total } from '../journeys/sendSteps';
import { dialog, pressDisabled } from '../journeys/steps';
import { chooseCities } from '../pages/sendingTools';

const { sandbox, visit } = journey();

const TRACE = 'express/trace';
const SF = 'SF1234567890123';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const number = (page: Page) => page.getByRole('textbox', { name: '运单号' });
const carrier = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const shown = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const asked = async () => (await sandbox.requests(TRACE)).map(({ body }) => body);

describe('tracking a parcel', () => {
  const traced = (state: string | RegExp) => async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitor.open('/checkExpress');
    await number(page).fill('sf 1234-5678-90123');
    expect(await carrier(page, '顺丰速运').getAttribute('aria-checked')).toBe('true');
    await button(page, '查询').click();
    await page.getByRole('list', { name: '物流进度' }).getByRole('listitem').first().waitFor();
    await shown(page, state);
    expect(await asked()).toEqual([{ waybillNo: SF, carrierCode: 'SF' }]);
    await button(page, /^复制顺丰速运 运单号$/).click();
    await expectToast(page, '已复制');
  };

  mainJourney(
    sandbox,
    'a typed number: its format determines the carrier; its tracking, 复制',
    traced('派送中'),
    traced(/^处理中$/),
  );

  test('a message pasted into the field yields the number in it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/checkExpress');
    await number(page).fill('【圆通】您的快件YT1234567890123已由张三13812345678派送，请留意');
    expect([
      await number(page).inputValue(),
      await carrier(page, '圆通速递').getAttribute('aria-checked'),
    ]).toEqual(['YT1234567890123', 'true']);
    await number(page).press('Enter');
    await shown(page, '已签收');
  });

  test('寄同样的 opens the send page with its carrier, cities and weight', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(`/checkExpress?waybillNo=${SF}`);
    await button(page, '寄同样的').click();
    await page.waitForURL(/\/send$/);
    await page.getByRole('button', { name: '修改寄件人，广东省 深圳市' }).waitFor();
    await page.getByRole('button', { name: '修改收件人，北京市' }).waitFor();
    await shown(page, '请补充姓名、手机号和详细地址');
    await chooseGoods(page);
    await carriers(page).first().waitFor();
    expect(await page.getByRole('radio', { name: /^顺丰速运/ }).getAttribute('aria-checked')).toBe('true');
    await shown(page, '2 公斤');
  });

  test.each([
    ['', '请输入运单号'],
    ['SF12', '运单号为 8 到 32 位字母和数字'],
    ['顺丰快递', '运单号只有字母和数字'],
  ])('%p: %s, and no query', async (typed, words) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/checkExpress');
    await number(page).fill(typed);
    await button(page, '查询').click();
    await shown(page, words);
    expect(await asked()).toEqual([]);
  });

  test('nothing known; another carrier’s number, then without a carrier; too many queries', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/checkExpress?waybillNo=NONE0000000');
    await shown(page, '没有查到这个运单号的物流信息，请核对后再试');
    await number(page).fill(SF);
    await carrier(page, '圆通速递').click();
    await button(page, '查询').click();
    await shown(page, '运单号与快递公司不符，请重新选择');
    await button(page, '不选快递公司再查').click();
    await shown(page, '派送中');
    expect(await carrier(page, '自动识别').getAttribute('aria-checked')).toBe('true');
    await visitor.open('/checkExpress?waybillNo=BUSY00000000001');
    await shown(page, '查询太频繁了，请 1 分钟后再试');
    await button(page, '重试').waitFor();
  });

  test('the gateway fails, then works; repeated taps are one query', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await sandbox.faults({ path: TRACE, kind: 'status', status: 500, times: 20 });
    await visitor.open(`/checkExpress?waybillNo=${SF}`);
    await shown(page, '查询失败，请重试');
    await sandbox.reset();
    const release = await hold(page, TRACE);
    await button(page, '查询').click();
    await button(page, '查询').and(page.locator('[aria-busy=true]')).waitFor();
    await pressDisabled(button(page, '查询'));
    release();
    await shown(page, '派送中');
    expect(await asked()).toHaveLength(1);
  });

  test('tracking never gets the number, and nothing of it is stored', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(`/checkExpress?waybillNo=${SF}`);
    await shown(page, '派送中');
    await visitor.open('/checkExpress');
    await number(page).waitFor();
    const sent = await eventually(
      'tracking has heard of both visits',
      () => sandbox.requests('track/events'),
      (requests) => JSON.stringify(requests.map(({ body }) => body)).split('"view"').length > 2,
    );
    expect(JSON.stringify(sent.map(({ body }) => body))).not.toContain('1234567890123');
    const paths = (await sandbox.requests()).map(({ headers }) => headers['original-path'] ?? '');
    expect(paths.join(' ')).not.toContain('1234567890123');
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain('1234567890123');
  });
});

describe('the record', () => {
  const rows = (page: Page) => page.getByRole('list', { name: '查询记录' }).getByRole('listitem');
  const open = async () => {
    const visitor = await visit();
    await openAs(visitor, sandbox, '/expressRecord');
    await shown(visitor.page, '共 43 条');
    return visitor;
  };

  mainJourney(
    sandbox,
    'one is deleted after a confirmation, further pages load completely, a row requests again',
    async () => {
      const { page } = await open();
      await button(page, `删除 ${SF}`).click();
      await dialog(page, '删除这条记录').getByRole('button', { name: '取消' }).click();
      await button(page, `删除 ${SF}`).click();
      await dialog(page, '删除这条记录').getByRole('button', { name: '删除' }).click();
      await expectToast(page, '已删除');
      await shown(page, '共 42 条');
      expect(await button(page, `删除 ${SF}`).count()).toBe(0);
      expect((await sandbox.requests('express/deleteRecord')).length).toBe(1);
      await page.getByText('没有更多了').or(rows(page).last()).first().waitFor();
      await rows(page).first().getByRole('button').first().click();
      await page.waitForURL(/\/checkExpress\?/);
      await page.getByRole('list', { name: '物流进度' }).waitFor();
    },
  );

  test('all are cleared after a question; then there is a next step', async () => {
    const { page } = await open();
    await button(page, '清空查询记录').click();
    await dialog(page, '清空查询记录').getByRole('button', { name: '清空' }).click();
    await expectToast(page, '已清空');
    await shown(page, '还没有查询记录');
    await button(page, '去查快递').click();
    await page.waitForURL(/\/checkExpress$/);
  });

  test('a lost response is reported; another tap completes it, and nothing else is gone', async () => {
    const visitor = await open();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await button(page, `删除 ${SF}`).click();
    await sandbox.faults({ path: 'express/deleteRecord', kind: 'status', status: 500, times: 1 });
    const yes = dialog(page, '删除这条记录').getByRole('button', { name: '删除' });
    await yes.click();
    await expectToast(page, '没有收到结果，请刷新后查看');
    await yes.click();
    await expectToast(page, '已删除');
    await shown(page, '共 42 条');
  });

  test('a query while logged in appears on top', async () => {
    const { page, open: go } = await open();
    await go('/checkExpress?waybillNo=YT1234567890123');
    await shown(page, '已签收');
    await button(page, '查询记录').click();
    await shown(page, '共 44 条');
    expect(await rows(page).first().textContent()).toContain('YT1234567890123');
  });
});

describe('sending costs', () => {
  const offer = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  const side = (page: Page, name: string) => page.getByRole('textbox', { name: `${name}（厘米）` });

  mainJourney(
    sandbox,
    '去寄件 keeps everything: the same parcel costs the same on the send page',
    async () => {
      const visitor = await visit();
      const { page } = visitor;
      await openAs(visitor, sandbox, '/freightPrescription', '13912345600');
      await chooseCities(page);
      await offer(page, '圆通速递').waitFor();
      for (const [name, cm] of [
        ['长', '60'],
        ['宽', '40'],
        ['高', '30'],
      ] as const)
        await side(page, name).fill(cm);
      await button(page, '增加重量').click();
      await shown(page, '包裹较大，按体积计费，计费重量 9 公斤');
      await offer(page, '圆通速递').click();
      const label = (await offer(page, '圆通速递').getAttribute('aria-label')) ?? '';
      const price = /￥([\d.]+)/.exec(label)?.[1] ?? '';
      expect(price).toBe('47.50'); // 11.50 and eight further kilograms at 4.50
      await button(page, '去寄件').click();
      await page.waitForURL(/\/send$/);
      await shown(page, '包裹尺寸 60×40×30 厘米');
      await chooseGoods(page);
      await carriers(page).first().waitFor();
      expect(await offer(page, '圆通速递').getAttribute('aria-checked')).toBe('true');
      await total(page, `￥${price}`).waitFor();
      const questions = (await sandbox.requests(SEND_CALL.freight)).map(({ body }) => body as object);
      expect(questions[questions.length - 1]).toEqual({
        ...questions[questions.length - 2],
        goodsType: 'DAILY',
      });
      // Without its size it is charged by weight.
      await button(page, '不按尺寸计费').click();
      await total(page, '￥16.00').waitFor();
    },
  );

  test('a city by its letter, by pinyin, by its name; swapped; kept over a reload', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/freightPrescription');
    await button(page, '寄件城市，请选择').click();
    const from = dialog(page, '寄件城市');
    await from.getByRole('group', { name: '按首字母选择' }).getByRole('button', { name: 'L' }).click();
    await from.getByRole('group', { name: 'L', exact: true }).getByRole('button', { name: '拉萨市' }).click();
    await from.waitFor({ state: 'detached' });
    await button(page, '收件城市，请选择').click();
    const to = dialog(page, '收件城市');
    await to.getByRole('textbox', { name: '搜索城市' }).fill('bayin');
    await to.getByText('共 1 个城市').waitFor();
    await to.getByRole('button', { name: '巴音郭楞蒙古自治州' }).click();
    await offer(page, '中国邮政').waitFor();
    await button(page, '交换寄件和收件城市').click();
    await button(page, '收件城市，拉萨市').waitFor();
    await page.reload();
    await button(page, '寄件城市，巴音郭楞蒙古自治州').waitFor();
    await offer(page, '中国邮政').waitFor();
    expect(await offer(page, '极兔速递').getAttribute('aria-disabled')).toBe('true');
  });

  test('the list of cities by keyboard: opened, searched, selected, the focus back where it was', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/freightPrescription');
    await button(page, '寄件城市，请选择').focus();
    await page.keyboard.press('Enter');
    const popup = dialog(page, '寄件城市');
    const search = popup.getByRole('textbox', { name: '搜索城市' });
    await search.focus();
    await page.keyboard.type('hz');
    await popup.getByRole('button', { name: '杭州市' }).focus();
    await page.keyboard.press('Enter');
    await popup.waitFor({ state: 'detached' });
    await button(page, '寄件城市，杭州市').and(page.locator(':focus')).waitFor();
  });

  test('去寄件 without cities, or with an incomplete size: the first bad field is reported', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/freightPrescription');
    await button(page, '去寄件').click();
    await shown(page, '请选择寄件城市');
    await chooseCities(page);
    await side(page, '长').fill('30');
    await button(page, '去寄件').click();
    await shown(page, '请把长、宽、高填写完整');
    await side(page, '宽').fill('20');
    await side(page, '高').fill('999');
    await shown(page, '长、宽、高请填写 1 到 300 的整数');
    expect(page.url()).toMatch(/\/freightPrescription$/);
  });

  test('the gateway fails, then works; an unreachable place shows the gateway’s text', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await sandbox.faults({ path: SEND_CALL.freight, kind: 'status', status: 500, times: 20 });
    await visitor.open('/freightPrescription');
    await chooseCities(page);
    await shown(page, '运费查询失败，请重试');
    await sandbox.reset();
    await button(page, '重试').click();
    await offer(page, '顺丰速运').waitFor();
    await button(page, /^收件城市/).click();
    const popup = dialog(page, '收件城市');
    await popup.getByRole('textbox', { name: '搜索城市' }).fill('台北');
    await popup.getByRole('button', { name: '台北市' }).click();
    await shown(page, '该地区暂不支持寄送，换个地址试试');
  });

  test("the parcel starts with the send page's input", async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/send');
    await paste(page, '寄件人', '陈晓岚 13900001111 广东省深圳市南山区科技园 12 号');
    await finishForm(page);
    await person(page, '寄件人', '陈晓岚').waitFor();
    await button(page, '增加重量').click();
    await visitor.open('/freightPrescription');
    await button(page, '寄件城市，深圳市').waitFor();
    await shown(page, '2 公斤');
    // A person already there stays if the parcel is for that city.
    await button(page, '收件城市，请选择').click();
    await dialog(page, '收件城市').getByRole('group', { name: '热门城市' }).getByText('北京市').click();
    await offer(page, '圆通速递').waitFor();
    await button(page, '去寄件').click();
    await person(page, '寄件人', '陈晓岚').waitFor();
  });
});
