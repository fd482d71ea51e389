import { act } from 'react';
import { createScope } from '@/api';
import { sceneOfQuery } from '@/domain/task/taskRules';
import type { OpenPhase } from '@/features/pick/OpenStore';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { PickTasks } from './PickTasks';

// Page lifecycle hooks need a running Taro page.
jest.mock('@/hooks/useShownAgain', () => ({ useShownAgain: () => undefined }));
jest.mock('@/domain/task/TaskWidget', () => ({
  TaskWidget: ({ scene, channelId }: { scene: string; channelId: string }) => `${scene}:${channelId}`,
}));

const place = testPlace();

it.each<[OpenPhase, string | undefined, string]>([
  ['idle', 'center', ''],
  ['opening', undefined, ''],
  ['failed', undefined, ''],
  ['opened', undefined, 'pick:CH'],
  ['opened', 'home', 'pick:CH'],
  ['opened', 'center', 'center:CH'],
])('tasks of a pickup in phase %s, from=%p: "%s"', async (phase, from, seen) => {
  await act(async () => {
    place.render(
      <PickTasks store={{ phase }} channelId="CH" scene={sceneOfQuery(from, 'pick')} scope={createScope()} />,
    );
    await settle();
  });
  await act(settle);
  expect(place.element.textContent).toBe(seen);
});
