/** Test data of the incentive activity. */
import type { IncentiveActivity, IncentiveState, Prize, TaskInfo } from '../incentiveTypes';

export const prize = (changes: Partial<Prize> = {}): Prize => ({
  isReceived: false,
  taskNum: 1,
  amountFen: 500,
  couponCount: 1,
  ...changes,
});

export const round = (changes: Partial<TaskInfo> = {}): TaskInfo => ({
  totalFen: 2840,
  remainingDays: 14,
  isInactive: false,
  prizes: [prize(), prize({ taskNum: 3 })],
  ...changes,
});

export function activity(
  changes: Partial<IncentiveActivity> = {},
  page: Partial<IncentiveActivity['page']> = {},
): IncentiveActivity {
  return {
    code: 'IN-1',
    title: '寄件成长礼',
    descriptionHtml: '',
    status: 'PROCEED',
    startsAt: '2026-11-01 00:00:00',
    endsAt: '2026-12-31 23:59:59',
    biz: 2,
    scene: 1,
    clientMap: { 0: '全部' },
    preview: round(),
    page: {
      groundColor: '',
      headerUrl: '',
      prizeUrl: '',
      shareTitle: '',
      shareSummary: '',
      shareImageUrl: '',
      exceptions: [],
      taskButtons: [],
      ...page,
    },
    ...changes,
  };
}

export function state(pageCode: IncentiveState['pageCode']): IncentiveState {
  const maskedPhone = '139****0007';
  switch (pageCode) {
    case '1001':
    case '1002':
    case '1003':
    case '1004':
      return { kind: 'exception', pageCode, maskedPhone };
    default:
      return { kind: 'task', pageCode, task: round(), maskedPhone };
  }
}
