import { testPlace } from '@/utils/testing/place';
import { SEND_TEXTS } from './sendTexts';
import { MIN_WEIGHT } from './weightRules';
import { WeightStepper } from './WeightStepper';

const place = testPlace();

test.each([
  [MIN_WEIGHT, false, true],
  [MIN_WEIGHT + 1, true, true],
  [19, true, true],
  [20, true, false],
])('%d kg of 20: lighter %s, heavier %s', async (weight, isLighter, isHeavier) => {
  const steps: number[] = [];
  place.render(<WeightStepper weight={weight} max={20} onStep={(by) => steps.push(by)} />);
  await place.press(SEND_TEXTS.lighter);
  await place.press(SEND_TEXTS.heavier);
  expect(steps).toEqual([...(isLighter ? [-1] : []), ...(isHeavier ? [1] : [])]);
});
