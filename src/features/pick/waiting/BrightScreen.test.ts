import type { RaiseOutcome } from '@/platform/brightness/types';
import { settle } from '@/utils/testing/fakeClock';
import { BrightScreen } from './BrightScreen';

function setUp(kind: 'raised' | 'unsupported' = 'raised') {
  const told: string[] = [];
  const waiting: (() => void)[] = [];
  const screen = new BrightScreen({
    raise: () =>
      new Promise<RaiseOutcome>((resolve) => {
        told.push('raise');
        waiting.push(() =>
          resolve(
            kind === 'raised'
              ? { kind, restore: () => Promise.resolve(void told.push('restore')) }
              : { kind, why: '' },
          ),
        );
      }),
  });
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    await settle();
  };
  return { screen, told, answer };
}

test('raised once, restored once, and again when the page is shown again', async () => {
  const { screen, told, answer } = setUp();
  void screen.on();
  void screen.on();
  await answer();
  screen.off();
  screen.off();
  expect(told).toEqual(['raise', 'restore']);
  void screen.on();
  await answer();
  screen.off();
  expect(told).toEqual(['raise', 'restore', 'raise', 'restore']);
});

test('closed before the host has answered: restored when it has', async () => {
  const { screen, told, answer } = setUp();
  void screen.on();
  screen.off();
  expect(told).toEqual(['raise']);
  await answer();
  expect(told).toEqual(['raise', 'restore']);
});

test('where it is unsupported there is nothing to restore', async () => {
  const { screen, told, answer } = setUp('unsupported');
  void screen.on();
  await answer();
  screen.off();
  expect(told).toEqual(['raise']);
});
