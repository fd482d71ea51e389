/** The location bar (product §2.5, §2.6, §2.8, §2.9): its text, and the place in the page call. */
import type { Page } from 'playwright-core';
import { eventually, expectToast, journey, type Visitor } from '../harness';
import { APP_TOKEN } from '../journeys/hostSteps';
import {
  answerAs,
  bridged,
  chooseBy,
  citiesAsked,
  enable,
  GEO_CALL,
  holdPosition,
  homeCalls,
  openLocating,
  placeBar,
  releasePosition,
  SHENZHEN,
  SPOT,
  stand,
  waitForDevice,
} from '../journeys/placeSteps';
import { toast } from '../journeys/steps';
import { lookAgain, module, openWeekly } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

/** Counts responses about places from now on; the returned function waits for that many. */
function countNamed(page: Page): (wanted: number) => Promise<unknown> {
  let count = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(GEO_CALL)) count += 1;
  });
  return (wanted) =>
    eventually(
      `${wanted} answers about places`,
      () => Promise.resolve(count),
      (now) => now === wanted,
    );
}

const NO_COORDINATES = '所选地址缺少经纬度，请重新选择';
const SETTINGS_HINT = '请在手机或浏览器的设置中允许获取位置信息';

describe('by the browser', () => {
  test('located: its names, truncated; the page is fetched once for it, and the next visit starts with it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await stand(visitor, SPOT.shenzhen);
    await openWeekly(visitor, 'FRI-PLACE');
    await placeBar(page, SHENZHEN).waitFor();
    const [geo] = await sandbox.requests(GEO_CALL);
    expect(geo?.body).toMatchObject({
      longitude: '113.95',
      latitude: '22.54',
      mapType: 'wgs84',
      source: 11,
    });
    expect(await citiesAsked(sandbox, 2)).toEqual(['', '深圳市']);
    expect((await homeCalls(sandbox, 2))[1]?.body).toMatchObject({
      province: '广东省',
      cityCode: '440300',
      district: '南山区',
      districtCode: '440305',
      longitude: '113.95',
      latitude: '22.54',
    });
    // Goods and the regional code are available in this city.
    await module(page, 'group-wash').getByText('任洗 3 件').waitFor();
    await module(page, 'regional-code').getByText('长按识别二维码，加入深圳福利群').waitFor();

    await page.reload();
    await placeBar(page, SHENZHEN).waitFor();
    await sandbox.requests(GEO_CALL);
    expect(await citiesAsked(sandbox, 3)).toEqual(['', '深圳市', '深圳市']);
  });

  test("elsewhere: the campaign's content for that place; long names are truncated", async () => {
    const [east, west] = await Promise.all([visit(), visit()]);
    await stand(east, SPOT.shanghai);
    await openWeekly(east, 'FRI-PLACE');
    await placeBar(east.page, '上海市世纪大道 100 号').waitFor();
    await module(east.page, 'group-home').getByRole('img', { name: '当前位置暂无服务，敬请期待' }).waitFor();
    await module(east.page, 'group-wash').getByRole('img', { name: '当前位置暂无服务，敬请期待' }).waitFor();
    await module(east.page, 'regional-code').getByText('当前区域暂未开通福利群，敬请期待').waitFor();
    await stand(west, SPOT.korla);
    await openWeekly(west, 'FRI-PLACE');
    await placeBar(west.page, '巴音郭楞蒙古…人民东路街道萨依巴格路…').waitFor();
  });

  test('denied: says so and how to allow it, and locates once allowed', async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    await waitForDevice(visitor);
    await openWeekly(visitor, 'FRI-PLACE');
    await placeBar(page, '未开启定位').waitFor();
    await enable(page).click();
    await expectToast(page, SETTINGS_HINT);
    await module(page, 'group-home').getByRole('button', { name: '开启定位，查看附近服务' }).waitFor();
    expect(await sandbox.requests(GEO_CALL)).toEqual([]);
    expect(await citiesAsked(sandbox, 1)).toEqual(['']);
    await context.setGeolocation(SPOT.shenzhen);
    await context.grantPermissions(['geolocation']);
    await lookAgain(page);
    await placeBar(page, SHENZHEN).waitFor();
    await enable(page).waitFor({ state: 'detached' });
  });

  test('no position within 3 s: says so without blocking; a late one still counts', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await stand(visitor, SPOT.shenzhen);
    await holdPosition(visitor);
    await openLocating(visitor);
    await page.clock.runFor(3_000);
    await placeBar(page, '未获取到定位').waitFor();
    await releasePosition(page, SPOT.shanghai);
    await placeBar(page, '上海市世纪大道 100 号').waitFor();
    expect(await citiesAsked(sandbox, 2)).toEqual(['', '上海市']);
  });

  test('an unknown place, or failing names: says so, and 重新定位 retries', async () => {
    const [lost, late] = await Promise.all([visit(), visit()]);
    const named = countNamed(lost.page);
    await stand(lost, SPOT.ocean);
    await openWeekly(lost, 'FRI-PLACE');
    await named(1); // an earlier tap would share its response
    await placeBar(lost.page, '未获取到定位').waitFor();
    await chooseBy(lost.page, '重新定位');
    await expectToast(lost.page, '未获取到定位，请稍后再试');
    expect(await sandbox.requests(GEO_CALL)).toHaveLength(2);

    late.expectProblems('status 500');
    const refused = countNamed(late.page);
    await stand(late, SPOT.shanghai);
    await sandbox.faults({ path: GEO_CALL, kind: 'status', status: 500, times: 10 });
    await openWeekly(late, 'FRI-PLACE');
    await placeBar(late.page, '未获取到定位').waitFor();
    await refused(3); // the bar may have given up before the call has
    await sandbox.reset();
    await chooseBy(late.page, '重新定位');
    await placeBar(late.page, '上海市世纪大道 100 号').waitFor();
  });

  test('a city of the list: the page is fetched for it, and the choice stays for the visit', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await stand(visitor, SPOT.shenzhen);
    await openWeekly(visitor, 'FRI-PLACE');
    await placeBar(page, SHENZHEN).click();
    const cities = page.getByRole('dialog', { name: '选择城市' });
    await cities.getByText('当前城市：深圳市').waitFor();
    await cities.getByRole('group', { name: '热门城市' }).getByRole('button', { name: '上海市' }).click();
    await placeBar(page, '上海市').waitFor();
    await module(page, 'regional-code').getByText('当前区域暂未开通福利群，敬请期待').waitFor();
    expect(await citiesAsked(sandbox, 3)).toEqual(['', '深圳市', '上海市']);
    await page.reload();
    await placeBar(page, '上海市').waitFor();
    expect(await citiesAsked(sandbox, 4)).toEqual(['', '深圳市', '上海市', '上海市']);
    await chooseBy(page, '重新定位');
    await placeBar(page, SHENZHEN).waitFor();
  });

  test('a page with a default city shows and requests it until there is a position', async () => {
    const visitor = await visit();
    await openWeekly(visitor, 'FRI-ALL');
    await placeBar(visitor.page, '深圳市').waitFor();
    await enable(visitor.page).waitFor();
    expect(await citiesAsked(sandbox, 2)).toEqual(['', '深圳市']);
  });
});

describe('in the consumer app', () => {
  const inApp = (bridgeAnswers: Readonly<Record<string, unknown>>): Promise<Visitor> =>
    visit({
      host: 'consumer-android',
      cookies: { token: APP_TOKEN },
      bridgeAnswers: { toast: null, geoAuthorisation: { isAuthorised: true }, ...bridgeAnswers },
    });

  test('the app locates; an address from its list replaces that, one without coordinates does not', async () => {
    const visitor = await inApp({ getLocation: SPOT.shenzhen, selectAddress: null });
    const { page } = visitor;
    await openWeekly(visitor, 'FRI-PLACE');
    await placeBar(page, SHENZHEN).waitFor();
    expect((await sandbox.requests(GEO_CALL))[0]?.body).toMatchObject({ mapType: 'gcj02' });
    await chooseBy(page, '选择地址'); // closed without a choice
    await bridged(visitor, 'selectAddress', 1);

    const address = {
      province: '上海市',
      city: '上海市',
      district: '浦东新区',
      detailAddress: '张江高科技园区碧波大道690号',
    };
    await answerAs(page, 'selectAddress', address);
    await chooseBy(page, '选择地址');
    expect(await bridged(visitor, 'toast', 1)).toEqual([{ text: NO_COORDINATES }]);
    expect(await toast(page, NO_COORDINATES).count()).toBe(0); // only the app's toast, not ours
    await placeBar(page, SHENZHEN).waitFor();

    await answerAs(page, 'selectAddress', { ...address, ...SPOT.shanghai });
    await chooseBy(page, '选择地址');
    await placeBar(page, '上海市张江高科技园区碧波大道…').waitFor();
    expect(await citiesAsked(sandbox, 3)).toEqual(['', '深圳市', '上海市']);

    await page.reload();
    await placeBar(page, '上海市张江高科技园区碧波大道…').waitFor();
    expect(await citiesAsked(sandbox, 4)).toEqual(['', '深圳市', '上海市', '上海市']);
    expect(await bridged(visitor, 'getLocation', 0)).toEqual([]); // a choice stays
  });

  test('not allowed: a tap opens its settings, and the page continues from there', async () => {
    const visitor = await inApp({
      getLocation: SPOT.shenzhen,
      geoAuthorisation: { isAuthorised: false },
      openSetting: null,
    });
    const { page } = visitor;
    await openWeekly(visitor, 'FRI-PLACE');
    await placeBar(page, '未开启定位').waitFor();
    await enable(page).click();
    expect(await bridged(visitor, 'openSetting', 1)).toEqual([{ target: 'location' }]);
    expect(await bridged(visitor, 'getLocation', 0)).toEqual([]);
    await answerAs(page, 'geoAuthorisation', { isAuthorised: true });
    await lookAgain(page);
    await placeBar(page, SHENZHEN).waitFor();
  });

  test('a choice wins over a pending location', async () => {
    const visitor = await visit({
      host: 'consumer-android',
      // Before 4.30.0 the app does not locate: the browser does.
      cookies: { token: APP_TOKEN, hiveconsumer_android: '4.29.0' },
      bridgeAnswers: {
        toast: null,
        getLocation: SPOT.korla,
        geoAuthorisation: { isAuthorised: false },
        selectAddress: { province: '上海市', city: '上海市', ...SPOT.shanghai },
      },
    });
    const { page } = visitor;
    await stand(visitor, SPOT.shenzhen);
    await holdPosition(visitor);
    await openLocating(visitor);
    await page.clock.resume();
    await chooseBy(page, '选择地址');
    await placeBar(page, '上海市世纪大道 100 号').waitFor();
    await releasePosition(page, SPOT.shenzhen);
    expect(await citiesAsked(sandbox, 2)).toEqual(['', '上海市']);
    await placeBar(page, '上海市世纪大道 100 号').waitFor();
    // Nor does it know about permissions before 6.1.1.
    expect(await bridged(visitor, 'geoAuthorisation', 0)).toEqual([]);
    expect(await bridged(visitor, 'getLocation', 0)).toEqual([]);
    expect(await sandbox.requests(GEO_CALL)).toHaveLength(1);
  });
});
