import { testPlace } from '@/utils/testing/place';
import { FailPage } from './FailPage';

const place = testPlace();
const all = (selector: string): HTMLElement[] => Array.from(place.element.querySelectorAll(selector));
const texts = (selector: string): (string | null)[] => all(selector).map(({ textContent }) => textContent);
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

it('the first is the most likely next step', async () => {
  place.render(<FailPage mark="over" title="x" text="y" actions={ACTIONS} />);
  expect(kinds()).toEqual(['primary', 'ghost']);
  await place.press('去寄件');
  expect(onPress).toHaveBeenCalledTimes(1);
});

it.each([
  [undefined, []],
  ['', []],
  ['E12', ['提示码 E12']],
])('code %p: %j', (code, codes) => {
  place.render(<FailPage mark="over" title="打不开" text="请稍后" code={code} actions={ACTIONS} />);
  expect([texts('[role=alert]'), texts('.code')]).toEqual([['打不开请稍后'], codes]);
  expect(all('.back')).toHaveLength(1);
});
