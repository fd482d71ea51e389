import { View } from '@tarojs/components';
import { act } from 'react';
import type { BrightnessOutcome } from '@/platform/brightness/types';
import { testPlace } from '@/utils/testing/place';
import { useBrightScreen } from './useBrightScreen';

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
function Probe({ isVisible }: { readonly isVisible: boolean }) {
  return <View>{JSON.stringify(useBrightScreen(isVisible))}</View>;
}
const show = (isVisible: boolean): void => place.render(<Probe isVisible={isVisible} />);
beforeEach(() => {
  mockScreens.length = 0;
  show(true);
});
const released = (): number[] => mockScreens.map((screen) => screen.released);

test('held from the start, and says what the host has granted', async () => {
  expect([released(), place.element.textContent]).toEqual([[0], 'null']);
  await act(async () => mockScreens[0]?.answer({ kind: 'held', isBright: true }));
  expect(place.element.textContent).toContain('"isBright":true');
});

test('given back while the page is hidden, held again when it is shown, each once', () => {
  show(false);
  show(false);
  expect(released()).toEqual([1]);
  show(true);
  show(true);
  expect(released()).toEqual([1, 0]);
});

test('a page that is hidden from the start holds nothing', () => {
  place.unmount();
  mockScreens.length = 0;
  show(false);
  expect(released()).toEqual([]);
});

test('given back when the page is left, also after it was hidden', () => {
  place.unmount();
  expect(released()).toEqual([1]);
});

test('an answer that comes after the page was hidden is not shown', async () => {
  show(false);
  await act(async () => mockScreens[0]?.answer({ kind: 'held', isBright: true }));
  expect(place.element.textContent).toBe('null');
});
