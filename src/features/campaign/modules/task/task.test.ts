import { ContractError } from '@/api/errors';
import { taskModule } from './taskModule';
import { prizeOf, taskAction, taskButtonText } from './taskRules';

it.each([
  ['立减金#1.2', { text: '立减金', yuan: '1.2' }],
  ['立减金 # 12 ', { text: '立减金', yuan: '12' }],
  ['立减金', { text: '立减金', yuan: '' }],
  ['#0.3', { text: '', yuan: '0.3' }],
  ['', { text: '', yuan: '' }],
  ['a#-1', { text: 'a', yuan: '' }],
  ['a#1e5', { text: 'a', yuan: '' }],
  ['a#1.234', { text: 'a', yuan: '' }],
  ['a#9999999', { text: 'a', yuan: '' }],
  ['a#<b>#1', { text: 'a', yuan: '' }],
])('%p', (subTitle, prize) => {
  expect(prizeOf(subTitle)).toEqual(prize);
});

it.each([
  [1, '去完成', 'jump', 'none'],
  [2, '去完成', 'jump', 'none'],
  [3, '去查看', 'funds', 'funds'],
  [4, '已完成', 'none', 'none'],
  [5, '已结束', 'none', 'none'],
  [0, '已结束', 'none', 'none'],
  [-1, '已结束', 'none', 'none'],
])('status %p: %s; with an address %s, without %s', (status, text, withUrl, without) => {
  expect([
    taskButtonText(status),
    taskAction({ status, jumpUrl: '/x' }),
    taskAction({ status, jumpUrl: '' }),
  ]).toEqual([text, withUrl, without]);
});

const task = (changes: object = {}): object => ({
  taskId: 'T1',
  taskStatus: 1,
  taskItemTitle: '看视频',
  taskTitle: '另一个标题',
  taskSubTitle: '立减金#1.2',
  taskStatusButtonText: ' ',
  taskIcon: '/i.png',
  taskJumpUrl: '/go',
  ...changes,
});

it('keeps the tasks that can be shown', () => {
  const taskItemList = [
    task(),
    task({ taskId: null }),
    task({ taskStatus: '1' }),
    task({ taskItemTitle: '', taskTitle: '' }),
    [],
    task({ taskId: 'T2', taskItemTitle: null }),
  ];
  const { tasks } = taskModule({ titleImgUrl: '/t.png', taskItemList }, 'm');
  expect(tasks.map(({ taskId, title }) => [taskId, title])).toEqual([
    ['T1', '看视频'],
    ['T2', '另一个标题'],
  ]);
  expect(tasks[0]).toEqual({
    taskId: 'T1',
    status: 1,
    title: '看视频',
    prize: { text: '立减金', yuan: '1.2' },
    buttonText: '',
    iconUrl: '/i.png',
    jumpUrl: '/go',
  });
});

it.each([[[]], [null], [{}], [[7]]])('is not shown with tasks %p', (taskItemList) => {
  expect(() => taskModule({ taskItemList }, 'm')).toThrow(ContractError);
});
