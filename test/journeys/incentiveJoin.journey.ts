/** From the link to the last prize, in a browser; hosts and attribution are in screens/incentiveJoin.screen.ts. */
import { journey, type Visitor } from '../harness';
import { answered, visitedPaths } from './hostSteps';
import { CALL, headline, joinButton, lookAgain, PATH, PREVIEW, prizes } from './incentiveSteps';
import { logIn, loginDialog, MOBILE } from './steps';

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

test('IN-JOIN: from the link through the login and the join to the last prize (wire: full)', async () => {
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
});
