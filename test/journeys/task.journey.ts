/**
 * A task in a real browser, to a third party's page and back, and its rules dialog; the rest of tasks: task.screen.ts.
 */
import { journey } from '../harness';
import { wide } from '../harness/wide';
import { openAs } from './reductionSteps';
import { dialog } from './steps';
import { button, center, finishTask } from './taskSteps';

const own = journey();
const { sandbox, visit } = own;

describe('on the center', () => {
  test('a task is started, done at the third party, paid, and shown as done in the next list', () =>
    finishTask(own));

  wide('rules open, and close by 确认', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, center('TASK-FEW'));
    await button(page, /^任务规则 /)
      .first()
      .click();
    const rules = dialog(page, '任务规则');
    await rules.getByText('同一账户每日限参与', { exact: false }).waitFor();
    const confirm = rules.getByRole('button', { name: '确认' });
    expect(await confirm.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgb(10, 115, 80)');
    await confirm.click();
    await rules.waitFor({ state: 'hidden' });
  });
});
