import { ContractError } from '@/api/errors';
import { taskItem, taskOffer } from './taskApi';

const wire = (changes: object = {}): object => ({
  taskId: 'T1',
  taskStatus: 1,
  taskType: 11,
  taskChannel: 1,
  taskItemTitle: '看视频',
  taskTitle: '另一个标题',
  taskSubTitle: '减免金#1.2',
  taskStatusButtonText: ' ',
  taskIcon: '/i.png',
  taskJumpUrl: ' /go ',
  thirdSchemeUrl: 'video://x',
  taskToken: 'tt',
  taskRule: '<p>规则</p>',
  firstFinishedFlag: false,
  isReductionFundsActivity: true,
  channelId: 'C',
  appIncentiveTask: null,
  ...changes,
});

it('reads every field', () => {
  expect(
    taskItem(wire({ appIncentiveTask: { requestId: 'R', nurl: 'n', curl: 'c', price: '0.6' } }), 't'),
  ).toEqual({
    taskId: 'T1',
    status: 1,
    type: 11,
    channel: 1,
    title: '看视频',
    prize: { text: '减免金', yuan: '1.2' },
    buttonText: '',
    iconUrl: '/i.png',
    jumpUrl: '/go',
    schemeUrl: 'video://x',
    taskToken: 'tt',
    ruleHtml: '<p>规则</p>',
    isJustFinished: false,
    isReductionFund: true,
    channelId: 'C',
    bid: {
      requestId: 'R',
      showUrl: 'n',
      clickUrl: 'c',
      facts: expect.objectContaining({ price: '0.6', rtbAppName: '' }),
    },
  });
});

it.each([
  [{ taskId: null }],
  [{ taskId: ' ' }],
  [{ taskStatus: '1' }],
  [{ taskItemTitle: '', taskTitle: '' }],
])('a task with %j is dropped', (changes) => {
  expect(() => taskItem(wire(changes), 't')).toThrow(ContractError);
});

it('invalid texts, numbers and addresses are left out of a task that can be shown', () => {
  const bad = {
    taskType: 'x',
    taskIcon: [7],
    taskJumpUrl: 'h'.repeat(3000),
    taskRule: null,
    firstFinishedFlag: 'true',
  };
  expect(taskItem(wire({ ...bad, taskItemTitle: null, appIncentiveTask: [] }), 't')).toMatchObject({
    title: '另一个标题',
    type: 0,
    iconUrl: '',
    jumpUrl: '',
    ruleHtml: '',
    isJustFinished: false,
    bid: null,
  });
});

it('an offer keeps the tasks that can be shown, each once, and sums the joined amounts', () => {
  const offer = taskOffer(
    {
      titleImgUrl: '/t.png',
      taskStyleToggle: 1,
      taskItemList: [
        wire(),
        7,
        wire({ taskItemTitle: '又来一次' }),
        wire({ taskId: 'B1', taskChannel: 12, taskType: 20, taskIcon: '' }),
        wire({ taskId: 'B2', taskChannel: 12, taskType: 20 }),
      ],
      joinedList: [{ reduceMoney: 150 }, { reduceMoney: -1 }, { reduceMoney: 0.5 }, null, { reduceMoney: 7 }],
    },
    'data',
  );
  expect({
    ...offer,
    tasks: offer.tasks.map(({ taskId, title }) => [taskId, title]),
    unshown: offer.unshown.map(({ taskId }) => taskId),
  }).toEqual({
    titleImageUrl: '/t.png',
    hasTopCards: true,
    tasks: [
      ['T1', '看视频'],
      ['B2', '看视频'],
    ],
    unshown: ['B1'],
    joinedFen: 157,
  });
});

it.each([[{}], [{ taskItemList: null, joinedList: 'x', taskStyleToggle: '1', titleImgUrl: [3] }]])(
  'an offer of %j is empty',
  (data) => {
    expect(taskOffer(data, 'data')).toEqual({
      titleImageUrl: '',
      hasTopCards: false,
      tasks: [],
      unshown: [],
      joinedFen: 0,
    });
  },
);

it.each([[null], [[]], ['x']])('%j is not an offer', (data) => {
  expect(() => taskOffer(data, 'data')).toThrow(ContractError);
});

it('takes the maximum number of tasks out of 100,000, and each once', () => {
  const items = Array.from({ length: 100_000 }, (_, index) => ({
    taskId: `T${index}`,
    taskStatus: 1,
    taskItemTitle: '任务',
  }));
  expect(taskOffer({ taskItemList: items }, 'data').tasks).toHaveLength(100);
  const same = items.map((item) => ({ ...item, taskId: 'T' }));
  expect(taskOffer({ taskItemList: same }, 'data').tasks).toHaveLength(1);
});
