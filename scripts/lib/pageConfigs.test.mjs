import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageConfigText, writePageConfigs } from './pageConfigs.mjs';

test.each([
  [{ title: '下单成功' }, []],
  [{ title: '超级星期五', shares: 'card and timeline' }, ['enableShareAppMessage', 'enableShareTimeline']],
  [{ title: '', shares: 'card' }, ['enableShareAppMessage']],
  [{ title: "我的'礼包", refreshes: true }, ['enablePullDownRefresh', 'backgroundTextStyle']],
])('%j', (row, keys) => {
  const text = pageConfigText(row);
  expect(text).toContain(`navigationBarTitleText: ${JSON.stringify(row.title)},`);
  expect(text.match(/\b(enable|background)\w+(?=:)/g) ?? []).toEqual(keys);
});

test('are written for every page, and removed with its row', () => {
  const source = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  const file = (page) => path.join(source, `${page}.config.ts`);
  for (const page of ['pages/home/index', 'packages/coupon/list/index', 'packages/coupon/gone/index'])
    fs.mkdirSync(path.dirname(file(page)), { recursive: true });
  fs.writeFileSync(file('packages/coupon/gone/index'), 'export default definePageConfig({});');
  const home = { title: '首页', shares: 'card' };
  writePageConfigs(
    source,
    new Map(
      Object.entries({ 'pages/home/index': home, 'packages/coupon/list/index': { title: '我的礼包' } }),
    ),
  );
  expect(fs.readFileSync(file('pages/home/index'), 'utf8')).toBe(pageConfigText(home));
  expect(fs.existsSync(file('packages/coupon/list/index'))).toBe(true);
  expect(fs.existsSync(file('packages/coupon/gone/index'))).toBe(false);
  fs.rmSync(source, { recursive: true });
});
