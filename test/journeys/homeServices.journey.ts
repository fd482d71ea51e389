/** Home services of a city: choosing one, its links, a city without any, the cash banner, faults, hostile data. */
import type { Page } from 'playwright-core';
import { eventually, journey, mainJourney, type Visitor } from '../harness';
import { module } from './weeklySteps';

const { sandbox, visit } = journey();

const HOME = 'aggregatePage/home';

const open = async (code: string): Promise<Visitor> => {
  const visitor = await visit();
  await visitor.open(`/HsGather/${code}`);
  return visitor;
};
const bar = (page: Page, city: string) =>
  page.getByRole('button', { name: new RegExp(`^当前位置：${city}.*，切换城市$`) });
/** The city of each answered call for the page, once there are that many. */
const cities = (count: number): Promise<readonly unknown[]> =>
  eventually(
    `${count} answers`,
    async () =>
      (await sandbox.requests(HOME))
        .filter(({ response }) => response !== null)
        .map(({ body }) => (body as { readonly city: string }).city),
    (all) => all.length >= count,
  );

/** @param wash text that shows the laundry of 上海 */
const throughCities = (wash: string) => async () => {
  const { page } = await open('HS-OPEN');
  await module(page, 'group-home').getByText('日常保洁 2 小时').waitFor();
  await bar(page, '深圳市').click();
  await page.getByRole('group', { name: '热门城市' }).getByRole('button', { name: '北京市' }).click();
  await bar(page, '北京市').waitFor();
  await module(page, 'group-wash').getByRole('img', { name: '当前位置暂无服务，敬请期待' }).waitFor();

  await bar(page, '北京市').click();
  await page.getByRole('textbox', { name: '搜索城市' }).fill('海');
  await page.getByRole('group', { name: '搜索结果' }).getByRole('button', { name: '上海市' }).click();
  await bar(page, '上海市').waitFor();
  await module(page, 'group-wash').getByText(wash).first().waitFor();

  await bar(page, '上海市').click();
  await page.getByRole('textbox', { name: '搜索城市' }).fill('没有这个城市');
  await page.getByText('没有找到该城市，换个词试试').waitFor();
  await page.getByRole('textbox', { name: '搜索城市' }).fill('');
  await page
    .getByRole('group', { name: '按首字母选择' })
    .getByRole('button', { name: 'G', exact: true })
    .click();
  await page.getByRole('group', { name: 'G', exact: true }).getByRole('button', { name: '广州市' }).click();
  await bar(page, '广州市').waitFor();
  expect(await cities(5)).toEqual(['', '深圳市', '北京市', '上海市', '广州市']);

  // The choice stays for the visit.
  await page.reload();
  await bar(page, '广州市').waitFor();
  expect((await cities(6))[5]).toBe('广州市');
};

mainJourney(
  sandbox,
  'the default city, another hot city, one by search, one by its letter',
  throughCities('任洗 3 件'),
  // Its services have an unknown kind: the group keeps its texts.
  throughCities('免费取送'),
);
