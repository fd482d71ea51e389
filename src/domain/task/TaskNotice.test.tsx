import { testPlace } from '@/utils/testing/place';
import { TaskNotice } from './TaskNotice';

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const words = (selector: string): (string | null)[] =>
  Array.from(place.element.querySelectorAll(selector)).map(({ textContent }) => textContent);

it.each([
  [undefined, 'status'],
  [true, 'alert'],
])('a notice, urgent %p: %s', (isUrgent, role) => {
  place.render(<TaskNotice text="任务加载失败" isUrgent={isUrgent} />);
  expect([words(`[role=${role}]`), count('[role=button]'), count('.below')]).toEqual([
    ['任务加载失败'],
    0,
    0,
  ]);
});

it('a notice with an action, and a line below', async () => {
  const action = { text: '重试', onPress: jest.fn(() => Promise.resolve()) };
  place.render(
    <TaskNotice text="x" action={action}>
      below
    </TaskNotice>,
  );
  expect(words('.below')).toEqual(['below']);
  await place.press('重试');
  expect(action.onPress).toHaveBeenCalledTimes(1);
});
