import { testPlace } from '@/utils/testing/place';
import { GuidePage } from './GuidePage';
import { Section } from './GuideSection';

const place = testPlace();
const all = (selector: string): HTMLElement[] => Array.from(place.element.querySelectorAll(selector));
const onPress = jest.fn();
beforeEach(() => onPress.mockClear());

const ACTIONS = [
  { text: '去寄件', onPress },
  { text: '返回', onPress: () => undefined },
];

/** The style of each button. */
const kinds = (): (string | undefined)[] =>
  all('[role=button]').map(({ classList }) =>
    ['primary', 'secondary', 'ghost'].find((kind) => classList.contains(kind)),
  );

it('the last is the most likely next step', async () => {
  place.render(<GuidePage actions={ACTIONS}>x</GuidePage>);
  expect(kinds()).toEqual(['secondary', 'primary']);
  await place.press('去寄件');
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('a disabled step does nothing', async () => {
  place.render(
    <GuidePage actions={[{ text: '去寄件', onPress, isDisabled: true }]}>
      <Section title="x" />
    </GuidePage>,
  );
  await place.press('去寄件');
  expect(onPress).not.toHaveBeenCalled();
});
