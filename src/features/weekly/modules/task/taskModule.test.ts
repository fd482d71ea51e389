import { ContractError } from '@/api/errors';
import { taskSceneOf } from '../../page/scenes';
import { moduleDecoderSuite } from '../testing/moduleDecoder.suite';
import { taskModule } from './taskModule';

const task = (changes: object = {}): object => ({
  taskId: 'T1',
  taskStatus: 1,
  taskItemTitle: '看视频',
  ...changes,
});

it('is shown with one valid task, and passes the raw module on', () => {
  const wire = {
    taskItemList: [7, task({ taskId: ' ' }), task({ taskItemTitle: null, taskTitle: '另一个标题' })],
  };
  expect(taskModule(wire, 'm').wire).toBe(wire);
});

it.each([
  [[]],
  [null],
  [{}],
  [[7]],
  [[task({ taskId: null })]],
  [[task({ taskStatus: '1' })]],
  [[task({ taskItemTitle: '', taskTitle: ' ' })]],
])('is not shown with tasks %j', (taskItemList) => {
  expect(() => taskModule({ taskItemList }, 'm')).toThrow(ContractError);
});

it.each([
  ['pickResult', 'pick'],
  ['pickDetail', 'pickDetail'],
  ['pickPaySuccess', 'pickPaySuccess'],
  ['page', 'pick'],
] as const)('scene %s is task scene %s', (scene, expected) => {
  expect(taskSceneOf(scene)).toBe(expected);
});

moduleDecoderSuite(taskModule, [
  'titleImgUrl',
  'taskItemList',
  'taskId',
  'taskStatus',
  'taskItemTitle',
  'taskSubTitle',
  'taskIcon',
]);
