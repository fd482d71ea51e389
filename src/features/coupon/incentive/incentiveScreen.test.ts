import type { CallFailure } from '@/api/errors';
import { isOpenTo, mayOpenTo, progressFailureOf, type ScreenFacts, screenOf } from './incentiveScreen';
import { activity, round, state } from './testing/fixtures';

const OTHER_CLIENTS = { 8: '百度' };
const CLIENT = { platformCode: 9, isPlainBrowser: true } as const;
const OFFLINE = { kind: 'offline' } as const;

const screen = (facts: Partial<ScreenFacts>) => {
  const { kind, ...more } = screenOf({
    activity: activity(),
    client: CLIENT,
    state: null,
    progressFailure: null,
    isAwaited: false,
    ...facts,
  });
  return { kind, ...more };
};

test.each<[string, Partial<ScreenFacts>, object]>([
  ['no activity', { activity: null }, { kind: 'missing' }],
  ['one that does not exist', { activity: activity({ status: 'NOT_EXIST' }) }, { kind: 'missing' }],
  [
    'one of another host, over or not',
    { activity: activity({ status: 'FINISHED', clientMap: OTHER_CLIENTS }) },
    { kind: 'wrong-platform' },
  ],
  [
    'a wrong platform by its status',
    { activity: activity({ status: 'WRONG_PLATFORM' }) },
    { kind: 'wrong-platform' },
  ],
  [
    'over, whatever the visitor’s progress',
    { activity: activity({ status: 'FINISHED' }), state: state('2002') },
    { kind: 'exception', view: expect.objectContaining({ pageCode: '1002' }) },
  ],
  [
    'over by the progress',
    { state: state('1002') },
    { kind: 'exception', view: expect.objectContaining({ pageCode: '1002' }) },
  ],
  [
    'a progress, whatever has failed since',
    { state: state('2002'), progressFailure: OFFLINE, isAwaited: true },
    { kind: 'task', pageCode: '2002', task: round() },
  ],
  ['no progress: why', { progressFailure: OFFLINE, isAwaited: true }, OFFLINE],
  ['progress on its way', { isAwaited: true }, { kind: 'asking' }],
  ['nobody’s', {}, { kind: 'task', pageCode: '2001', task: round() }],
])('%s', (_name, facts, shown) => {
  expect(screen(facts)).toEqual(shown);
});

test.each<[CallFailure, object]>([
  [{ kind: 'offline' }, { kind: 'offline' }],
  [{ kind: 'no-answer' }, { kind: 'failed', text: '获取活动信息失败，请重试' }],
  [
    { kind: 'business', code: '1', message: '太火爆了' },
    { kind: 'failed', text: '太火爆了' },
  ],
  [
    { kind: 'business', code: '1', message: '' },
    { kind: 'failed', text: '获取活动信息失败，请重试' },
  ],
])('progress failed with %j', (failure, said) => {
  expect(progressFailureOf(failure)).toEqual(said);
});

test.each([
  ['PROCEED', true, false],
  ['NOT_START', false, true],
  ['PAUSED', false, true],
  ['FINISHED', false, false],
  ['OFF_SHELF', false, false],
] as const)('%s: open %s, may open later %s; never on the wrong platform', (status, isOpen, mayOpen) => {
  const own = activity({ status });
  const others = activity({ status, clientMap: OTHER_CLIENTS });
  expect([isOpenTo(own, CLIENT), mayOpenTo(own, CLIENT)]).toEqual([isOpen, mayOpen]);
  expect([isOpenTo(others, CLIENT), mayOpenTo(others, CLIENT)]).toEqual([false, false]);
});
