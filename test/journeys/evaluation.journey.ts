/** Evaluations and feedback: pictures in every state, sent once, answered, added to. */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { eventually, expectToast, hold, journey, mainJourney } from '../harness';
import { jpegFile, jpegSize, type PictureFile, turned } from '../harness/pictureFiles';
import { wide } from '../harness/wide';
import { openAs } from './pickSteps';
import { dialog } from './steps';

const { sandbox, visit } = journey();

const SUBMIT = 'base/evaluation/submit';
const OBJECTS = '__sandbox/objects';
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });
const stars = (page: Page, label: string, star: number): Locator =>
  page
    .getByRole('radiogroup', { name: label })
    .getByRole('radio')
    .nth(star - 1);
const tiles = (page: Page): Locator => page.getByRole('button', { name: /^删除第 \d 张图片$/ });
const uploading = (page: Page): Locator => page.getByRole('progressbar');

/** @param files contents, or their paths */
async function choose(page: Page, files: PictureFile[] | string[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^添加图片/ }).click(),
  ]);
  await chooser.setFiles(files);
}
const uploaded = (page: Page): Promise<void> => uploading(page).first().waitFor({ state: 'detached' });
const ratingOf = async (orderNo = 'ORD-SIGNED') => {
  const visitor = await visit();
  await openAs(visitor, sandbox, `/sendEvaluation/submit?orderNo=${orderNo}`);
  await button(visitor.page, '提交评价').waitFor();
  return visitor;
};
async function rate(page: Page): Promise<void> {
  await stars(page, '寄件服务', 5).click();
  await stars(page, '快递员', 4).click();
}
/** Bytes stored under the submitted key. */
async function stored(key: string): Promise<Buffer> {
  const response = await fetch(`${sandbox.origin}/${OBJECTS}/${key}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
const submittedKeys = async (): Promise<readonly string[]> => {
  const [sent] = await sandbox.requests(SUBMIT);
  return (sent?.body as { readonly pictureKeys: readonly string[] }).pictureKeys;
};

mainJourney(
  sandbox,
  'from the order: stars, tags, text, two pictures; the coupon, then the evaluation',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/order/detail?orderNo=ORD-SIGNED');
    await button(page, '评价这次寄件').click();
    await rate(page);
    await page.getByRole('checkbox', { name: '运输速度快' }).click();
    await page.getByRole('textbox', { name: /^说说这次寄件/ }).fill('第二天就到了');
    await choose(page, [await jpegFile(page, 400, 300, '#c33'), await jpegFile(page, 300, 400, '#36c')]);
    await tiles(page).nth(1).waitFor();
    await uploaded(page);
    await page.getByRole('checkbox', { name: '匿名评价' }).click();
    await button(page, '提交评价').click();
    await page.waitForURL(/\/sendEvaluation\/result\?orderNo=ORD-SIGNED$/);
    await page.getByText('评价有礼寄件券已放入您的卡券').waitFor();
    const sent = await sandbox.requests(SUBMIT);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers['gw-req-encrypt']).toBe('1');
    expect(sent[0]?.body).toMatchObject({
      serviceStar: 5,
      courierStar: 4,
      content: '第二天就到了',
      isAnonymous: true,
    });
    const sizes = await Promise.all((await submittedKeys()).map(async (key) => jpegSize(await stored(key))));
    expect(sizes).toEqual([
      [400, 300],
      [300, 400],
    ]);
    await button(page, '查看我的评价').click();
    await page.getByText('第二天就到了').waitFor();
    await page.getByRole('button', { name: '查看第 2 张图片' }).waitFor();
    await button(page, '查看订单').click();
    await button(page, '查看评价').waitFor();
  },
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/order/detail?orderNo=ORD-SIGNED');
    await button(page, '再寄一单').waitFor();
    expect(await button(page, '评价这次寄件').count()).toBe(0);
    await visitor.open('/sendEvaluation/submit?orderNo=ORD-SIGNED');
    await page.getByText('这个订单暂时不能评价').waitFor();
    await button(page, '查看订单').click();
    await page.waitForURL(/\/order\/detail\?orderNo=ORD-SIGNED$/);
    await button(page, '再寄一单').waitFor();
    expect(await sandbox.requests(SUBMIT)).toEqual([]);
  },
);

wide('upright, small, and without the camera’s metadata', async () => {
  const { page } = await ratingOf();
  await rate(page);
  await choose(page, [turned(await jpegFile(page, 3000, 1500))]);
  await tiles(page).first().waitFor();
  await uploaded(page);
  await button(page, '提交评价').click();
  await page.waitForURL(/\/result/);
  const [key = ''] = await submittedKeys();
  const bytes = await stored(key);
  expect(jpegSize(bytes)).toEqual([800, 1600]);
  expect(bytes.includes('GPS secret')).toBe(false);
});

wide(
  'not a picture, empty, 30 MB: each shows its message, nothing is sent, and it can be removed',
  async () => {
    const { page } = await ratingOf();
    const { buffer } = await jpegFile(page, 10, 10);
    // From the disk: as an argument 30 MB take long on a busy machine.
    const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
    const files = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => path.join(folder, name));
    const contents = [
      Buffer.from('<script>no picture</script>'),
      Buffer.alloc(0),
      buffer,
      buffer.subarray(0, 60),
    ];
    await Promise.all(files.map((file, index) => writeFile(file, contents[index] ?? '')));
    await truncate(files[2] ?? '', 30 * 1024 * 1024);
    await choose(page, files);
    for (const words of ['图片是空的', '图片太大']) await page.getByText(words, { exact: true }).waitFor();
    await page.getByText('不是图片', { exact: true }).nth(1).waitFor();
    expect(await sandbox.requests('getUploadKeySign')).toEqual([]);
    await rate(page);
    await button(page, '提交评价').click();
    await expectToast(page, '有图片没有上传成功，请重试或删除');
    for (let left = 4; left > 0; left -= 1) await tiles(page).first().click();
    await rm(folder, { recursive: true });
    await button(page, '提交评价').click();
    await page.waitForURL(/\/result/);
    expect(await submittedKeys()).toEqual([]);
  },
);

wide(
  'a failed upload is retried, one is cancelled, the order stays; only uploaded pictures are sent',
  async () => {
    const visitor = await ratingOf();
    const { page } = visitor;
    visitor.expectProblems('status 503');
    await rate(page);
    await sandbox.faults({ path: 'objects', kind: 'status', status: 503 });
    await choose(page, [
      await jpegFile(page, 100, 40),
      await jpegFile(page, 100, 50),
      await jpegFile(page, 100, 60),
    ]);
    const again = page.getByRole('button', { name: '第 1 张图片上传失败 重试' });
    await again.waitFor();
    await uploaded(page);
    await page.getByRole('button', { name: '删除第 2 张图片' }).click();
    await again.click();
    await again.waitFor({ state: 'detached' });
    await uploaded(page);
    await button(page, '提交评价').click();
    await page.waitForURL(/\/result/);
    const sizes = await Promise.all((await submittedKeys()).map(async (key) => jpegSize(await stored(key))));
    expect(sizes).toEqual([
      [100, 40],
      [100, 60],
    ]);
  },
);

wide('during an upload nothing is submitted; a removed picture is dropped immediately', async () => {
  const { page } = await ratingOf();
  await rate(page);
  const release = await hold(page, OBJECTS);
  await choose(page, [await jpegFile(page, 100, 40)]);
  await uploading(page).waitFor();
  await button(page, '提交评价').click();
  await expectToast(page, '图片还在上传，请稍候');
  await page.getByRole('button', { name: '删除第 1 张图片' }).click();
  await tiles(page).waitFor({ state: 'detached' });
  release();
  await button(page, '提交评价').click();
  await page.waitForURL(/\/result/);
  expect(await submittedKeys()).toEqual([]);
});

wide('everything is restored after a reload, including pictures; not for another order', async () => {
  const visitor = await ratingOf();
  const { page } = visitor;
  await rate(page);
  await page.getByRole('checkbox', { name: '服务热情' }).click();
  await page.getByRole('textbox', { name: /^说说这次寄件/ }).fill('写到一半');
  await choose(page, [await jpegFile(page, 100, 40)]);
  await tiles(page).waitFor();
  await uploaded(page);
  await page.reload();
  await page.getByRole('checkbox', { name: '服务热情', checked: true }).waitFor();
  expect(await page.getByRole('textbox', { name: /^说说这次寄件/ }).inputValue()).toBe('写到一半');
  expect(await tiles(page).count()).toBe(1);
  await visitor.open('/sendEvaluation/submit?orderNo=ORD-SIGNED-3');
  await button(page, '提交评价').waitFor();
  expect(await page.getByRole('textbox', { name: /^说说这次寄件/ }).inputValue()).toBe('');
});

wide.each([
  ['submit?orderNo=ORD-TRANSIT', '快件签收后才能评价', '查看订单'],
  ['submit?orderNo=ORD-GONE', '没有找到这个订单', '查看全部订单'],
  ['detail?orderNo=ORD-SIGNED', '这个订单还没有评价', '去评价'],
  ['result?orderNo=ORD-SIGNED', '这个订单还没有评价', '查看待评价的订单'],
])('%s: %s, with a next step', async (address, words, way) => {
  const visitor = await visit();
  await openAs(visitor, sandbox, `/sendEvaluation/${address}`);
  await visitor.page.getByText(words).waitFor();
  await button(visitor.page, way).click();
  await visitor.page.waitForURL((url) => !url.href.endsWith(address));
});

const FEEDBACK = 'base/feedback/submit';
async function writeFeedback(page: Page, words = '希望能记住上次选择的快递公司'): Promise<void> {
  await page.getByRole('radio', { name: '功能建议' }).click();
  await page.getByRole('textbox', { name: /^问题描述/ }).fill(words);
}

wide(
  'four pictures at most; a lost response is fetched by its number; the list continues in pages',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/feedback');
    await writeFeedback(page);
    const file = await jpegFile(page, 60, 60);
    await choose(page, [file, file, file, file, file]);
    await tiles(page).nth(3).waitFor();
    await uploaded(page);
    expect([
      await tiles(page).count(),
      await page.getByRole('button', { name: /^添加图片/ }).count(),
    ]).toEqual([4, 0]);
    await sandbox.faults({ path: FEEDBACK, kind: 'malformed', times: 1 });
    await button(page, '提交反馈').click();
    await page.getByText('处理中，请耐心等待回复').first().waitFor();
    expect(await sandbox.requests(FEEDBACK)).toHaveLength(1);
    await page.getByRole('button', { name: '查看第 4 张图片' }).first().click();
    await dialog(page, '第 4 张图片').waitFor();
    await page.keyboard.press('Escape');
    await eventually(
      'the end of the list',
      async () => {
        await page.mouse.wheel(0, 4000);
        return page.getByText('没有更多了').count();
      },
      (count) => count === 1,
    );
  },
);
