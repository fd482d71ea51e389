/** The claim of a right on the weekly page, from the tap to the shown result. */
import { eventually, expectToast, hold, type Journey } from '../harness';
import { placeBar } from './placeSteps';
import { DISCOUNT, noon, ready, REDUCE } from './weeklySessionSteps';
import { answered, buttonsOf, CALL, heldRight, lookAgain, press, rightButton } from './weeklySteps';

/** One call, a toast, and the page shows the new state. */
export async function claimOnce(own: Journey): Promise<void> {
  const { sandbox } = own;

  const { page, claims } = await ready(own);
  // Without a place yet, the claim would be for none.
  await placeBar(page, '深圳市').waitFor();
  const before = (await answered(sandbox, CALL.home, 2)).length;
  const answer = await hold(page, CALL.claim);
  await rightButton(noon(page), '立即领取', REDUCE).click();
  await rightButton(noon(page), '领取中…', REDUCE).waitFor();
  for (let more = 0; more < 3; more += 1) await press(rightButton(noon(page), '领取中…', REDUCE));
  answer();
  await expectToast(page, '领取成功');
  await heldRight(noon(page), REDUCE).waitFor();
  await answered(sandbox, CALL.home, before + 1);
  // No other button slides under the finger.
  const first = async (): Promise<readonly string[]> => (await buttonsOf(noon(page))).slice(0, 2);
  expect(await first()).toEqual([`已领取，${REDUCE}`, `立即领取，${DISCOUNT}`]);
  // On return held ones come after available ones.
  await lookAgain(page);
  await eventually(
    'the order of the answer',
    first,
    (all) => all[0] === `立即领取，${DISCOUNT}` && !all.includes(`已领取，${REDUCE}`),
  );
  expect(claims()).toBe(1);
  const [call] = await sandbox.requests(CALL.claim);
  expect(call?.body).toMatchObject({
    configId: 'FRI-ALL',
    seckillId: 'ALL-NOW',
    rightsNo: 'ALL-NOW-REDUCE',
    city: '深圳市',
    province: '广东省',
  });
}
