import { sharedLanding } from './landingShare';

it.each([
  ['EXTEND', '', 'reductionFundsExtendHome', { activityCode: 'RF' }],
  ['STORAGE', 'CH', 'reductionFundsStorageHome', { activityCode: 'RF', channelId: 'CH' }],
] as const)('%s is shared as its own page', (kind, channelId, route, params) => {
  expect(
    sharedLanding({ kind, activityCode: 'RF', channelId }, { shareTitle: '送你', shareImageUrl: '/i.png' }),
  ).toMatchObject({ route, params, title: '送你', imageUrl: '/i.png' });
});
