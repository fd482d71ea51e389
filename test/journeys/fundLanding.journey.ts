/** Joining a reduction fund in a browser; hosts, states and faults are in screens/fundLanding.screen.ts. */
import { journey } from '../harness';
import { button, FUND_CALL, openLanding } from './rewardSteps';
import { logIn, titled } from './steps';

const { sandbox, visit } = journey();

const JOIN = '立即领取';
const ARRIVED = '减免金已到账';

describe('joining', () => {
  test('plain browser: the offer, a login, one join, its result, and back to 去使用 (wire: full)', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openLanding(visitor, 'Extend/home', 'RF-EXTEND', '&channelId=CH-9');
    await page.getByText('￥3').waitFor();
    await page.getByText('领取后 30 天内有效').waitFor();
    await titled(page, '延时取件减免金');
    await button(page, JOIN).click();
    await logIn(page);
    await page.getByRole('heading', { name: ARRIVED }).waitFor();
    await page.getByText(/^抵扣超时取件费 · 有效期至 \d{4}-\d\d-\d\d \d\d:\d\d$/).waitFor();
    const joins = await sandbox.requests(FUND_CALL.join);
    expect(joins.map(({ body, status }) => [body, status])).toEqual([
      [
        {
          activityCode: 'RF-EXTEND',
          channelId: 'CH-9',
          requestNo: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
        200,
      ],
    ]);
    expect(new URL(page.url()).search).toBe('?activityCode=RF-EXTEND&channelId=CH-9');
    await page.reload();
    await page.getByRole('heading', { name: ARRIVED }).waitFor();
    await page.goBack();
    await button(page, '去使用').waitFor();
    await page.getByText(/^有效期至 \d{4}-\d\d-\d\d \d\d:\d\d$/).waitFor();
    expect(await sandbox.requests(FUND_CALL.join)).toHaveLength(1);
  });
});
