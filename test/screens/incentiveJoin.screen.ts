/** Joining the incentive activity: from the link to the last prize, in each kind of host. */
import { hold, type HostName, journey, mainJourney, type Visitor } from '../harness';
import { answered, answerOauth, APP_TOKEN, CLIENT_CODE, visitedPaths } from '../journeys/hostSteps';
import {
  CALL,
  gifts,
  headline,
  joinButton,
  lookAgain,
  openWithToken,
  PATH,
  PREVIEW,
  prizes,
  reloginTip,
  skeletons,
} from '../journeys/incentiveSteps';
import { closeLogin, logIn, loginDialog, MOBILE, SEND_PAGE } from '../journeys/steps';

const { sandbox, visit } = journey();

const ATTRIBUTION = {
  activity_plan_id: 'plan-7',
  flow_business: 'send',
  ad_slot_code: 'slot-3',
  source_id: 'src-1',
  entry_point: 'poster',
  channel_id: 'ch-9',
};
const ATTRIBUTION_QUERY = new URLSearchParams(ATTRIBUTION).toString();
/** Product §1.9. */
const ATTRIBUTION_LIFE_MS = 259_200_000;
const MINUTE_MS = 60_000;

interface JoinBody {
  readonly channelCode: string;
  readonly burialPointInfo: string;
}

/** The only join that was sent. */
async function theJoin() {
  const joins = await answered(sandbox, CALL.join);
  expect(joins).toHaveLength(1);
  const body = joins[0]?.body as JoinBody;
  return { headers: joins[0]?.headers, body, attribution: JSON.parse(body.burialPointInfo) as unknown };
}

async function join({ page }: Visitor): Promise<void> {
  await joinButton(page).click();
  await headline(page, '本轮活动进行中｜进度 0/4').waitFor();
}

/** Parcels are sent; the page, shown again, updates without a skeleton, a login or a reload. */
async function sendAndLook({ page }: Visitor, count: number, says: string): Promise<void> {
  await sandbox.parcels(MOBILE, count);
  await lookAgain(page);
  await headline(page, says).waitFor();
  expect(await loginDialog(page).count()).toBe(0);
}

mainJourney(
  sandbox,
  'IN-JOIN: from the link through the login and the join to the last prize',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    const paths = visitedPaths(page);
    await visitor.open(`${PATH}/IN-JOIN?channel=poster-12&${ATTRIBUTION_QUERY}`);
    await logIn(page);
    await headline(page, PREVIEW).waitFor();
    await page.getByText('当前账号 139****5678').waitFor();
    await join(visitor);
    await page.getByText('剩余14天', { exact: true }).waitFor();

    const { body, attribution, headers } = await theJoin();
    expect(body).toMatchObject({ code: 'IN-JOIN', client: 9, channelCode: 'poster-12', biz: 2, scene: 1 });
    expect(attribution).toEqual(ATTRIBUTION);
    expect(headers).toMatchObject({ 'original-channel': 'unifylogin', 'original-path': `${PATH}/IN-JOIN` });

    await sendAndLook(visitor, 1, '本轮活动进行中｜进度 1/4');
    expect(await prizes(page)).toEqual([
      '得2.5元券已获得',
      '得5元券寄3次',
      '得8元券寄5次',
      '得12.9元券包寄10次',
    ]);
    await sendAndLook(visitor, 4, '本轮活动进行中｜进度 3/4');
    await sendAndLook(visitor, 5, '恭喜您获得价值28.4元的寄件礼包');
    expect(await prizes(page)).toEqual([
      '得2.5元券已获得',
      '得5元券已获得',
      '得8元券已获得',
      '得12.9元券包已获得',
    ]);
    expect(await page.getByText(/剩余/).count()).toBe(0);
    expect(paths).toEqual([`${PATH}/IN-JOIN`]);
  },
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openWithToken(visitor, 'IN-JOIN', await sandbox.token(MOBILE));
    await page.getByText('暂不能参加，先看看其他活动吧', { exact: true }).waitFor();
    expect(await joinButton(page).count()).toBe(0);
    await page.getByRole('link', { name: '其他活动 1' }).click();
    await page.waitForURL('**/receiveCoupon/RC-OPEN');
    await visitor.open(`${PATH}/IN-JOIN`);
    await page.getByRole('button', { name: '去寄件' }).click();
    await page.waitForURL(SEND_PAGE);
    expect(await sandbox.requests(CALL.join)).toEqual([]);
    expect(await sandbox.requests(CALL.progress)).toEqual([]);
  },
);

test('prizes are pending until the parcel is shipped, then credited', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openWithToken(visitor, 'IN-JOIN', await sandbox.token(MOBILE));
  await join(visitor);
  await sandbox.parcels(MOBILE, 1, false);

  await gifts(page).click();
  await page.waitForURL('**/list/IN-JOIN');
  const panel = page.getByRole('tabpanel');
  await panel.getByText('暂无已到账的优惠券').waitFor();
  await page.getByRole('tab', { name: /^待发放/ }).click();
  await panel.getByText('温馨提示：寄件券将在订单变为“运输中”后发放').waitFor();
  await panel.getByText('寄件立减券').waitFor();

  await sandbox.shipParcels(MOBILE);
  await page.getByRole('tab', { name: /^已到账/ }).click();
  await panel.getByText('寄件立减券').waitFor();
  await page.getByRole('tab', { name: /^已到账.*1/ }).waitFor();

  await page.goBack();
  await headline(page, '本轮活动进行中｜进度 1/4').waitFor();
});

test('after going to the send page and back the parcel sent there counts', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openWithToken(visitor, 'IN-JOIN', await sandbox.token(MOBILE));
  await join(visitor);
  await page.getByRole('button', { name: '去寄件' }).click();
  await page.waitForURL('**/__sandbox/send-parcel?from=IN-JOIN');
  await page.getByLabel('寄件人手机号').fill(MOBILE);
  await page.getByRole('button', { name: '寄出一件' }).click();
  await page.getByText('已寄出').waitFor();
  await page.getByRole('button', { name: '返回上一页' }).click();
  await headline(page, '本轮活动进行中｜进度 1/4').waitFor();
});

test('a return while the gateway is slow keeps the content, without a skeleton', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openWithToken(visitor, 'IN-JOIN', await sandbox.token(MOBILE));
  await join(visitor);
  await sandbox.parcels(MOBILE, 3);
  const answer = await hold(page, CALL.progress);
  const asked = page.waitForRequest((request) => request.url().endsWith(CALL.progress));
  await lookAgain(page);
  await asked;
  expect(await headline(page, '本轮活动进行中｜进度 0/4').isVisible()).toBe(true);
  expect(await skeletons(page).count()).toBe(0);
  answer();
  await headline(page, '本轮活动进行中｜进度 2/4').waitFor();
});

describe('attribution', () => {
  test('without parameters: empty texts', async () => {
    const visitor = await visit();
    await openWithToken(visitor, 'IN-JOIN', await sandbox.token(MOBILE));
    await join(visitor);
    const { body, attribution } = await theJoin();
    expect(body.channelCode).toBe('');
    expect(attribution).toEqual({});
  });

  test('only attribution keys; the channel replaces a missing one', async () => {
    const visitor = await visit();
    const token = await sandbox.token(MOBILE);
    await openWithToken(visitor, 'IN-JOIN', token, '&channel_id=ch-9&utm_source=x&mobile=1');
    await join(visitor);
    const { body, attribution } = await theJoin();
    expect(body.channelCode).toBe('ch-9');
    expect(attribution).toEqual({ channel_id: 'ch-9' });
  });

  test.each([
    ['is remembered for 3 days', ATTRIBUTION_LIFE_MS - MINUTE_MS, ATTRIBUTION],
    ['is gone after 3 days', ATTRIBUTION_LIFE_MS + MINUTE_MS, {}],
  ])('it %s', async (_words, ageMs, expected) => {
    const visitor = await visit();
    const { page } = visitor;
    const now = Date.now();
    await page.clock.setSystemTime(now - ageMs);
    await visitor.open(`/?${ATTRIBUTION_QUERY}`);
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith('attribution')));
    // Stored when the app starts and when its page does: the clock must not move in between.
    await page.getByRole('navigation', { name: '主导航' }).waitFor();
    await page.clock.setSystemTime(now);
    await openWithToken(visitor, 'IN-JOIN', await sandbox.token(MOBILE));
    await join(visitor);
    expect((await theJoin()).attribution).toEqual(expected);
  });
});

describe('hosts', () => {
  test("consumer app: the cookie's token, no popup", async () => {
    const visitor = await visit({ host: 'consumer-android', cookies: { token: APP_TOKEN } });
    const { page } = visitor;
    await visitor.open(`${PATH}/IN-JOIN?channel=app`);
    await page.getByText('当前账号 139****0002').waitFor();
    expect(await loginDialog(page).count()).toBe(0);
    await join(visitor);
    const { body, headers } = await theJoin();
    expect(body).toMatchObject({ client: CLIENT_CODE['consumer-android'], channelCode: 'app' });
    expect(headers).toMatchObject({ authorization: APP_TOKEN, 'original-channel': 'consumer' });
    const [info] = await answered(sandbox, CALL.info);
    expect(info?.headers['authorization']).toBeUndefined();
  });

  test.each(['wechat', 'alipay'] as const satisfies readonly HostName[])(
    '%s browser: redirected to the login and back, then the state, and the join has the channel',
    async (host) => {
      const visitor = await visit({ host });
      const { page } = visitor;
      const paths = visitedPaths(page);
      await visitor.open(`${PATH}/IN-JOIN?channel=chat&${ATTRIBUTION_QUERY}`);
      await answerOauth(page, '同意授权');
      await page.getByText('当前账号 139****0004').waitFor();
      expect(await loginDialog(page).count()).toBe(0);
      expect(page.url()).not.toContain('token');
      await join(visitor);
      const { body, attribution } = await theJoin();
      expect(body).toMatchObject({ client: CLIENT_CODE[host], channelCode: 'chat' });
      expect(attribution).toEqual(ATTRIBUTION);
      expect(paths).toEqual([`${PATH}/IN-JOIN`, '/__sandbox/oauth', '/__sandbox/oauth', `${PATH}/IN-JOIN`]);
    },
  );

  test('messaging-app browser, login refused: the popup; closed, the tip; 重新登录 opens the popup', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await visitor.open(`${PATH}/IN-2002`);
    await answerOauth(page, '拒绝');
    await closeLogin(page);
    await reloginTip(page).waitFor();
    await page.getByRole('button', { name: '重新登录' }).click();
    await logIn(page);
    await headline(page, '本轮活动进行中｜进度 2/5').waitFor();
  });
});
