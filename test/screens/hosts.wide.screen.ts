/** The receive-coupon campaign in every host: its login, client code, prefix and platform rule. */
import { type Fault, journey, type HostName, type Visitor } from '../harness';
import {
  ALL_HOSTS,
  answered,
  answerOauth,
  APP_HOSTS,
  APP_TOKEN,
  bindPhone,
  CLIENT_CODE,
  REDIRECTING_HOSTS,
  UNBOUND_TOKEN,
  visitedPaths,
} from '../journeys/hostSteps';
import { openWithToken, poster } from '../journeys/receiveSteps';
import { dialog, logIn, loginDialog } from '../journeys/steps';

const { sandbox, visit } = journey();

const PAGE = '/receiveCoupon/RC-OPEN';
const prefixOf = (host: HostName): string => (host === 'alipay-life' ? '/aligw/' : '/wxgw/');

/** One claim, and every call with the host's prefix and client code. */
async function expectClaimed(visitor: Visitor, host: HostName): Promise<void> {
  await dialog(visitor.page, '领券成功').waitFor();
  expect(visitor.page.url()).not.toContain('token');
  await loginDialog(visitor.page).waitFor({ state: 'detached' }); // still being sent while the result appears
  expect(await visitor.page.getByRole('dialog').count()).toBe(1);
  const claims = await answered(sandbox, 'receiveCoupon');
  expect(claims).toHaveLength(1);
  const [check] = await answered(sandbox, 'preReceiveCheck');
  for (const call of [check, claims[0]]) expect(call?.body).toMatchObject({ client: CLIENT_CODE[host] });
  // Except tracking: the user of the previous test may send a last event after the sandbox was reset.
  const foreign = (await sandbox.requests()).filter(
    ({ path }) => !path.startsWith(prefixOf(host)) && !path.endsWith('/track/events'),
  );
  expect(foreign.map(({ path }) => path)).toEqual([]);
}

/** A call that is refused with a login address. */
const sentTo = (locationUrl: string, msg: string, times: number): Fault => ({
  path: 'preReceiveCheck',
  kind: 'status',
  status: 401,
  times,
  body: { success: false, code: '030100002', msg, data: null, locationUrl },
});

describe.each(REDIRECTING_HOSTS)('%s: the gateway’s login page', (host) => {
  test('agreed: returns with a token, which leaves the address bar, and the claim continues', async () => {
    const visitor = await visit({ host });
    const paths = visitedPaths(visitor.page);
    await visitor.open(PAGE);
    await answerOauth(visitor.page, '同意授权');
    await expectClaimed(visitor, host);
    expect(paths).toEqual([PAGE, '/__sandbox/oauth', '/__sandbox/oauth', PAGE]);
    const [claim] = await answered(sandbox, 'receiveCoupon');
    expect(claim?.headers['original-channel']).toBe('consumer');
    expect(claim?.headers['authorization']).toMatch(/./);
  });

  test('refused: returns to the popup without a redirect loop; an SMS login claims', async () => {
    const visitor = await visit({ host });
    const paths = visitedPaths(visitor.page);
    await visitor.open(PAGE);
    await answerOauth(visitor.page, '拒绝');
    await loginDialog(visitor.page).waitFor();
    expect(visitor.page.url()).toContain('__no_redirect=1');
    await logIn(visitor.page);
    await expectClaimed(visitor, host);
    expect(paths).toEqual([PAGE, '/__sandbox/oauth', '/__sandbox/oauth', PAGE]);
    const [claim] = await answered(sandbox, 'receiveCoupon');
    expect(claim?.headers['original-channel']).toBe('unifylogin');
  });

  test('an account without a number binds one, returns, claims', async () => {
    const visitor = await visit({ host });
    await visitor.open(PAGE);
    await answerOauth(visitor.page, '用未绑定手机的账号授权');
    const address = await bindPhone(visitor.page, '13600000001');
    const backUrl = new URL(address).searchParams.get('backUrl') ?? '';
    expect(new URL(backUrl).pathname).toBe(PAGE);
    expect(backUrl).not.toContain('token');
    await expectClaimed(visitor, host);
    expect(await dialog(visitor.page, '领券成功').textContent()).toContain('136****0001');
  });

  test('__no_redirect=1 in the address opens the popup', async () => {
    const visitor = await visit({ host });
    const paths = visitedPaths(visitor.page);
    await visitor.open(`${PAGE}?__no_redirect=1`);
    await loginDialog(visitor.page).waitFor();
    expect(paths).toEqual([PAGE]);
  });

  test('a token refused repeatedly ends at the popup', async () => {
    const visitor = await visit({ host });
    const paths = visitedPaths(visitor.page);
    await sandbox.faults(sentTo(`${sandbox.origin}${PAGE}?token=again`, '请先登录', 50));
    await visitor.open(PAGE);
    await loginDialog(visitor.page).waitFor();
    expect(paths.length).toBeLessThan(6);
  });

  test('a login address of another origin is not followed', async () => {
    const visitor = await visit({ host });
    const paths = visitedPaths(visitor.page);
    await sandbox.faults(sentTo('https://evil.example/login', '', 3));
    await visitor.open(PAGE);
    await loginDialog(visitor.page).waitFor();
    expect(paths).toEqual([PAGE]);
  });
});

test('the life app is remembered when a later page does not name it', async () => {
  const visitor = await visit({ host: 'alipay-life' });
  await visitor.open('/');
  await visitor.page.goto(PAGE);
  await answerOauth(visitor.page, '同意授权');
  await expectClaimed(visitor, 'alipay-life');
});

test('the messaging app’s share menu gets the campaign’s card, with the plain address', async () => {
  const visitor = await visit({ host: 'wechat' });
  await visitor.open(PAGE);
  await answerOauth(visitor.page, '同意授权');
  await expectClaimed(visitor, 'wechat');
  await visitor.page.waitForFunction(() => 'message' in (Reflect.get(window, '__shareCards') ?? {}));
  const cards = (await visitor.page.evaluate(() => Reflect.get(window, '__shareCards') as unknown)) as {
    message: { title: string; link: string };
  };
  expect(cards.message.title).toBe('送你一张寄件券，寄快递立减');
  expect(cards.message.link).toMatch(/\/receiveCoupon\/RC-OPEN$/);
});

describe.each(APP_HOSTS)('%s: the app’s own login', (host) => {
  test('the cookie’s token claims without a popup', async () => {
    const visitor = await visit({ host, cookies: { token: APP_TOKEN } });
    await visitor.open(PAGE);
    await expectClaimed(visitor, host);
    for (const call of [
      ...(await sandbox.requests('preReceiveCheck')),
      ...(await sandbox.requests('receiveCoupon')),
    ]) {
      expect(call.headers).toMatchObject({ authorization: APP_TOKEN, 'original-channel': 'consumer' });
      expect(call.status).toBe(200);
    }
    const [info] = await sandbox.requests('activity/info');
    expect(info?.headers['authorization']).toBeUndefined();
  });

  test('without a token: the popup, and an SMS login claims', async () => {
    const visitor = await visit({ host });
    const paths = visitedPaths(visitor.page);
    await visitor.open(PAGE);
    await logIn(visitor.page);
    await expectClaimed(visitor, host);
    expect(paths).toEqual([PAGE]);
    const [claim] = await answered(sandbox, 'receiveCoupon');
    expect(claim?.headers['original-channel']).toBe('unifylogin');
  });

  test('an expired token: the popup once, and the cookie does not replace the new login', async () => {
    const visitor = await visit({ host, cookies: { token: 'ended-long-ago' } });
    await visitor.open(PAGE);
    await logIn(visitor.page);
    await expectClaimed(visitor, host);
    const [claim] = await answered(sandbox, 'receiveCoupon');
    expect(claim?.headers['authorization']).not.toBe('ended-long-ago');
  });
});

test('an app recognised by its user agent only: the cookie’s token claims', async () => {
  const visitor = await visit({ host: 'consumer-named', cookies: { token: APP_TOKEN } });
  await visitor.open(PAGE);
  await expectClaimed(visitor, 'consumer-named');
});

test('the app’s account without a number binds one, returns, claims', async () => {
  const visitor = await visit({ host: 'consumer-android', cookies: { token: UNBOUND_TOKEN } });
  await visitor.open(PAGE);
  await bindPhone(visitor.page, '13600000002');
  await expectClaimed(visitor, 'consumer-android');
});

describe('plain', () => {
  test('a 401 opens the popup; the page stays', async () => {
    const visitor = await visit();
    const paths = visitedPaths(visitor.page);
    await visitor.open(PAGE);
    await logIn(visitor.page);
    await expectClaimed(visitor, 'plain');
    expect(paths).toEqual([PAGE]);
  });

  test('a token cookie is ignored outside the company’s apps', async () => {
    const visitor = await visit({ cookies: { token: APP_TOKEN } });
    await visitor.open(PAGE);
    await loginDialog(visitor.page).waitFor();
    expect((await sandbox.requests('preReceiveCheck'))[0]?.headers['authorization']).toBeUndefined();
  });

  test('an app’s cookies alone do not make an app: a browser, logged out', async () => {
    const visitor = await visit({
      cookies: { token: APP_TOKEN, hiveconsumer_ios: '6.19.0', appType: 'hiveconsumer_ios' },
    });
    await visitor.open(PAGE);
    await logIn(visitor.page);
    await expectClaimed(visitor, 'plain');
    const calls = await sandbox.requests();
    expect(calls.filter(({ headers }) => headers['authorization'] === APP_TOKEN)).toEqual([]);
  });

  test('an account without a number binds one, returns, claims', async () => {
    const visitor = await visit();
    await openWithToken(visitor, 'RC-OPEN', UNBOUND_TOKEN);
    await bindPhone(visitor.page, '13600000003');
    await expectClaimed(visitor, 'plain');
  });
});

/** Opens RC-OPEN as if the campaign were only for the clients of `keys`. */
async function openFor(visitor: Visitor, keys: readonly number[]): Promise<void> {
  const clientMap = Object.fromEntries(keys.map((key) => [String(key), `端${key}`]));
  await visitor.context.unroute('**/activity/info');
  await visitor.context.route('**/activity/info', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Readonly<Record<string, unknown>> };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, clientMap } } });
  });
  await visitor.open(`${PAGE}?__no_redirect=1`);
}

describe.each(ALL_HOSTS)('%s: platform rule', (host) => {
  const own = host === 'plain' ? [9, 3] : [CLIENT_CODE[host]];
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((key) => !own.includes(key));

  test('RC-WRONG-PLATFORM: the overlay; no login, no check, no claim by tapping', async () => {
    const visitor = await visit({ host, cookies: { token: APP_TOKEN } });
    const paths = visitedPaths(visitor.page);
    await visitor.open('/receiveCoupon/RC-WRONG-PLATFORM');
    const alert = visitor.page.getByRole('alert').filter({ hasText: '抱歉，请换种方式扫码参加活动哦！' });
    await alert.waitFor();
    await poster(visitor.page).dispatchEvent('click');
    expect(await visitor.page.getByRole('dialog').count()).toBe(0);
    expect(await sandbox.requests('preReceiveCheck')).toHaveLength(0);
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(0);
    expect(paths).toEqual(['/receiveCoupon/RC-WRONG-PLATFORM']);
  });

  test(`a campaign for ${own.join(' or ')} or for all is open, for all others closed`, async () => {
    const visitor = await visit({ host });
    for (const key of [...own, 0]) {
      await openFor(visitor, [key]);
      await loginDialog(visitor.page).waitFor();
    }
    await openFor(visitor, others);
    await visitor.page.getByRole('alert').filter({ hasText: '请换种方式' }).waitFor();
    expect(await loginDialog(visitor.page).count()).toBe(0);
  });
});
