import { act } from 'react';
import { createScope } from '@/api';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { ScanSuccess } from './ScanSuccess';

jest.mock('@/domain/rewardCards/AggregationCards', () => ({ AggregationCards: () => null }));
jest.mock('@/domain/task/TaskWidget', () => ({
  TaskWidget: ({ scene, channelId }: { scene: string; channelId: string }) => `tasks ${scene}:${channelId}`,
}));
jest.mock('@/navigation', () => ({ navigator: {} }));
jest.mock('@/navigation/followLink', () => ({ followLink: jest.fn() }));

const place = testPlace();

it.each(['CH', ''])('shows the tasks of the pick success with the channel "%s"', async (channelId) => {
  await act(async () => {
    place.render(<ScanSuccess orderNo="" channelId={channelId} scene="pick" scope={createScope()} />);
    await settle();
  });
  await act(settle);
  expect(place.element.textContent).toContain(`tasks pick:${channelId}`);
});
