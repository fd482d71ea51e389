import { View } from '@tarojs/components';
import { act } from 'react';
import type { BrightnessOutcome } from '@/platform/brightness/types';
import { testPlace } from '@/utils/testing/place';
import { useBrightScreen } from './useBrightScreen';

const page = { again: (): void => undefined, hidden: (): void => undefined };
jest.mock('@/hooks/useShownAgain', () => ({
  useShownAgain: (again: () => void, hidden: () => void) => Object.assign(page, { again, hidden }),
}));
const mockScreens: { answer: (outcome: BrightnessOutcome) => void; released: number }[] = [];
jest.mock('@/platform/brightness', () => ({
  brightness: {
    hold() {
      const screen = { answer: (_: BrightnessOutcome): void => undefined, released: 0 };
      mockScreens.push(screen);
      return {
        outcome: new Promise<BrightnessOutcome>((resolve) => (screen.answer = resolve)),
        release: () => (screen.released += 1),
      };
    },
  },
}));

const place = testPlace();
function Probe() {
  return <View>{JSON.stringify(useBrightScreen())}</View>;
}
beforeEach(() => {
  mockScreens.length = 0;
  place.render(<Probe />);
});
const released = (): number[] => mockScreens.map((screen) => screen.released);

test('held from the start, and says what the host has granted', async () => {
  expect([released(), place.element.textContent]).toEqual([[0], 'null']);
  await act(async () => mockScreens[0]?.answer({ kind: 'held', isBright: true }));
  expect(place.element.textContent).toContain('"isBright":true');
});

test('given back while the page is hidden, held again when it is shown, each once', () => {
  page.hidden();
  page.hidden();
  expect(released()).toEqual([1]);
  page.again();
  page.again();
  expect(released()).toEqual([1, 0]);
});

test('given back when the page is left, also after it was hidden', () => {
  place.unmount();
  expect(released()).toEqual([1]);
});

test('an answer that comes after the page was hidden is not shown', async () => {
  page.hidden();
  await act(async () => mockScreens[0]?.answer({ kind: 'held', isBright: true }));
  expect(place.element.textContent).toBe('null');
});
