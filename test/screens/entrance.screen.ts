/** Hand-over pages lead on once, only to allowed targets, and back never returns to them. */
import { eventually, journey, mainJourney } from '../harness';

const { sandbox, visit } = journey();

const START = '/scan/error';
const text = (words: string) => ({ name: words });

mainJourney(sandbox, 'a code leads on, and back returns to where it was scanned', async () => {
  const { page, open } = await visit();
  await open(START);
  await page.evaluate(() => {
    location.href = '/activityMiddle/loading?code=MID-FRIDAY';
  });
  await page.waitForURL(/\/fcFriday\?configId=FRI-ALL/);
  await page.goBack();
  await page.waitForURL(/\/scan\/error/);
});

test.each([
  ['MID-FOREIGN', '活动已下线'],
  ['MID-HOSTILE', '活动已下线'],
  ['MID-CIRCLE', '活动已下线'],
  ['NOBODYS', '活动已下线'],
  ['%2F%2Fevil.example', '活动已下线'],
])('%s leads nowhere: %s', async (code, title) => {
  const { page, open } = await visit();
  await open(`/activityMiddle/loading?code=${code}`);
  await page.getByRole('heading', text(title)).waitFor();
  await page.getByRole('button', { name: '看看其他福利' }).waitFor();
});

test('the gateway’s text reaches the exception page', async () => {
  const { page, open } = await visit();
  await open('/activityMiddle/loading?code=MID-NONE');
  await page.getByText('该码对应的活动已经结束啦').waitFor();
});

test('several entrances each lead to their target, ended ones lead nowhere', async () => {
  const { page, open } = await visit();
  await open('/activityMiddle/index?code=MID-MANY');
  await page.getByText('元旦寄件节').waitFor();
  expect(await page.getByRole('link').count()).toBe(3);
  await page.getByRole('link', { name: /^寄件券天天领/ }).click();
  await page.waitForURL(/\/receiveCoupon\/RC-OPEN/);
});

test('a code with several entrances leads to their list', async () => {
  const { page, open } = await visit();
  await open('/activityMiddle/loading?code=MID-MANY');
  await page.waitForURL(/\/activityMiddle\/index\?code=MID-MANY/);
  await page.getByText('元旦寄件节').waitFor();
});

describe('authorisation', () => {
  const AUTH = '/adMarketWechaAuth?redirectUrl=';
  const target = encodeURIComponent('/receiveCoupon/RC-OPEN');

  test('a refusal is reported, with the way home', async () => {
    const { page, open } = await visit({ host: 'wechat' });
    await open(AUTH + target);
    await page.getByRole('button', { name: '拒绝' }).click();
    await page.getByText('您已取消授权').waitFor();
    expect(new URL(page.url()).search).not.toContain('state');
    await page.getByRole('button', { name: '去首页' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('a replayed code or one of another visit logs in no one', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page, open } = visitor;
    let answer = '';
    page.on('framenavigated', (frame) => {
      if (/adMarketWechaAuth\?.*code=/.test(frame.url())) answer = frame.url();
    });
    await open(AUTH);
    await page.getByRole('button', { name: '同意授权' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await eventually(
      'the answer',
      async () => answer,
      (url) => url !== '',
    );
    const stranger = await visit({ host: 'wechat' });
    for (const each of [page, stranger.page]) {
      await each.goto(answer);
      await each.getByText('授权已失效，请重新打开活动').waitFor();
    }
    expect(await sandbox.requests('adMarket/auth')).toHaveLength(1);
  });

  test.each([
    'https://evil.example/x',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/adMarketWechaAuth?redirectUrl=%2F%2Fevil.example',
    'https:%2F%2Fevil.example',
    'hiveconsumer://wallet?to=stranger',
  ])('a foreign or nested target is refused before any redirect: %s', async (foreign) => {
    const { page, open } = await visit({ host: 'wechat' });
    await open(AUTH + encodeURIComponent(foreign));
    await page.getByText('无法前往该页面').waitFor();
    expect(new URL(page.url()).pathname).toBe('/adMarketWechaAuth');
  });
});
