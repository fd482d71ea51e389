/**
 * /appIncentive: tasks that pay into the reduction fund (product §2.2). Other hosts and failures are in
 * screens/appIncentive.screen.ts.
 */
import { journey } from '../harness';
import { answerOauth } from './hostSteps';
import { taskSaying } from './rewardSteps';
import { pathOf } from './weeklySteps';

const { visit } = journey();
const TRIP = '完善一次出行计划';

describe('earning', () => {
  test('chat browser: redirected to the login and back with its token, although the page accepts no other; the tasks show', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await visitor.open('/appIncentive?activityCode=AI-OPEN');
    await answerOauth(page, '同意授权');
    await taskSaying(page, TRIP, '领取').click();
    await taskSaying(page, TRIP, '已领取').waitFor();
    expect(pathOf(page)).toBe('/appIncentive');
  });
});
