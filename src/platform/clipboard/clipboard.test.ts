/** @jest-environment jsdom */
import { clipboard } from './index.h5';

interface Place {
  /** What the asynchronous clipboard does; absent: the browser has none. */
  readonly modern?: () => Promise<void>;
  /** What copying a selection does. */
  readonly copies: () => boolean;
}

function place({ modern, copies }: Place): jest.Mock {
  Object.defineProperty(navigator, 'clipboard', {
    value: modern === undefined ? undefined : { writeText: modern },
    configurable: true,
  });
  const execCommand = jest.fn(() => {
    const field = document.querySelector('textarea');
    return field?.value === 'code 12' && copies();
  });
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  return execCommand;
}
const refuse = (): Promise<void> => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));

test.each<[string, Place, string, number]>([
  [
    'the asynchronous clipboard takes it',
    { modern: () => Promise.resolve(), copies: () => false },
    'done',
    0,
  ],
  ['it refuses, a selection is copied', { modern: refuse, copies: () => true }, 'done', 1],
  ['there is none, a selection is copied', { copies: () => true }, 'done', 1],
  ['both refuse', { modern: refuse, copies: () => false }, 'failed', 1],
  [
    'both throw',
    {
      modern: refuse,
      copies: () => {
        throw new Error('no copying');
      },
    },
    'failed',
    1,
  ],
])('%s', async (_name, given, kind, selections) => {
  const execCommand = place(given);
  expect([(await clipboard.write('code 12')).kind, execCommand.mock.calls.length]).toEqual([
    kind,
    selections,
  ]);
  expect(document.querySelector('textarea')).toBeNull();
});
