/** @jest-environment jsdom */
import { bridge } from './index.h5';

const answerWith = (answer: unknown): void => {
  Reflect.set(window, 'HiveBridge', {
    invoke: (_method: string, _params: string, callback: (answer: unknown) => void) => callback(answer),
  });
};
afterEach(() => void Reflect.deleteProperty(window, 'HiveBridge'));

test.each([
  ['success', { code: 0, data: { isShared: true } }, 'ok'],
  ['JSON text', '{"code":0,"data":{"isShared":true}}', 'ok'],
  ['a method that this version lacks', { code: 404, msg: 'no such method' }, 'unsupported'],
  ['another failure', { code: 808, msg: 'x' }, 'failed'],
  ['text that is no JSON', '<html>', 'failed'],
])('%s', async (_name, answer, kind) => {
  answerWith(answer);
  expect(
    (await bridge.call('share', { title: '', summary: '', imageUrl: '', url: '', pagePath: '' })).kind,
  ).toBe(kind);
});
