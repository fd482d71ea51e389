import { isClientAllowed } from './clientMatching';

describe('client matching (product §1.4)', () => {
  it.each([
    ['key 0 lets every client in', { 0: '全部' }, 1, false, true],
    ['the current code', { 2: '消费者APP' }, 2, false, true],
    ['another code', { 1: '柜机' }, 2, false, false],
    ['a plain browser by key 3', { 3: 'H5' }, 9, true, true],
    ['a plain browser by key 9', { 9: 'H5' }, 9, true, true],
    ['an app is no plain browser', { 3: 'H5' }, 2, false, false],
    ['a messaging-app browser is no plain browser', { 9: 'H5' }, 4, false, false],
    ['nobody of these', { 8: '百度' }, 9, true, false],
    ['not said: a plain browser', {}, 9, true, true],
    ['not said: the locker app', {}, 1, false, true],
    ['not said: the consumer app', {}, 2, false, true],
    ['not said: a messaging-app browser', {}, 4, false, false],
  ])('%s', (_name, clientMap, platformCode, isPlainBrowser, expected) => {
    expect(isClientAllowed(clientMap, { platformCode, isPlainBrowser })).toBe(expected);
  });
});
