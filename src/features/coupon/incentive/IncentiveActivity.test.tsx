import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { IncentiveActivity } from './IncentiveActivity';
import { makeBench, wireActivity, wireState, type Bench } from './testing/storeBench';

// Page lifecycle hooks need a running Taro page.
const page = { again: (): void => undefined };
jest.mock('@/hooks/useShownAgain', () => ({
  useShownAgain: (again: () => void) => Object.assign(page, { again }),
}));
const mockMade: { bench: Bench | null } = { bench: null };
jest.mock('./useIncentiveStore', () => ({ useIncentiveStore: () => mockMade.bench?.store }));
const mockShared: unknown[] = [];
jest.mock('@/domain/activity/parts/prepareShare', () => ({
  prepareShare: ({ title }: { title: string }) => mockShared.push(title),
}));
jest.mock('@/domain/activity/parts/ActivityRules', () => ({ ActivityRules: () => null }));
jest.mock('@/navigation/followLink', () => ({ followLink: () => Promise.resolve(true) }));
jest.mock('@/navigation', () => ({ navigator: { goTo: () => Promise.resolve() } }));
jest.mock('@/platform/toast', () => ({ toast: { show: () => undefined } }));
jest.mock('@/session', () => ({ loginGate: {} }));
jest.mock('@/session/links', () => ({ pictureAddress: (src: string) => src }));
jest.mock('@/tracking', () => ({ tracker: { click: jest.fn(), track: jest.fn() } }));

const place = testPlace();
beforeEach(() => mockShared.splice(0));

async function open(statusCode: string): Promise<Bench> {
  const bench = makeBench();
  mockMade.bench = bench;
  await act(async () => {
    place.render(
      <IncentiveActivity
        activityCode="IN-1"
        channel={undefined}
        scope={bench.scope}
        setTitle={() => undefined}
      />,
    );
    await settle();
  });
  await act(() => bench.answer('info', wireActivity({ statusCode })));
  return bench;
}
const seeAgain = (): Promise<void> =>
  act(async () => {
    page.again();
    await settle();
  });

it('shown again after its start: continues as on first entry', async () => {
  const bench = await open('NOT_START');
  await seeAgain();
  await act(() => bench.answer('info', wireActivity({ title: '开始了' })));
  expect([bench.calls(), mockShared]).toEqual([
    ['info', 'info', 'progress'],
    ['寄件成长礼', '开始了'],
  ]);
  await act(() => bench.answer('progress', wireState('2001')));
  expect(place.element.textContent).toContain('立即参加');
});

it('an open activity shown again fetches only the progress', async () => {
  const bench = await open('PROCEED');
  await act(() => bench.answer('progress', wireState('2002')));
  await seeAgain();
  expect(bench.calls()).toEqual(['info', 'progress', 'progress']);
});
