/** /appIncentive: tasks that pay into the reduction fund (product §2.2), in three hosts, and when calls go wrong. */
import { journey } from '../harness';
import { answerOauth } from './hostSteps';
import { taskSaying } from './rewardSteps';
import { pathOf } from './weeklySteps';

const { visit } = journey();
const TRIP = '完善一次出行计划';

describe('earning', () => {
  test('chat browser: away to the login page and back with its token, though the page takes nobody’s; the tasks', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await visitor.open('/appIncentive?activityCode=AI-OPEN');
    await answerOauth(page, '同意授权');
    await taskSaying(page, TRIP, '领取').click();
    await taskSaying(page, TRIP, '已领取').waitFor();
    expect(pathOf(page)).toBe('/appIncentive');
  });
});
