import { testPlace } from '@/utils/testing/place';
import { ResultPage } from './ResultPage';

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
  place.render(<ResultPage mark="done" title="x" actions={ACTIONS} />);
  expect(kinds()).toEqual(['primary', 'secondary']);
  await place.press('去寄件');
  expect(onPress).toHaveBeenCalledTimes(1);
});

it.each([
  ['done', 0, 1],
  ['waiting', 1, 0],
  ['failed', 1, 0],
] as const)(
  '%s: its title is announced when it changes (%d), or is a heading (%d)',
  (mark, statuses, headings) => {
    place.render(
      <ResultPage mark={mark} title="提现" worth="5元" facts={['明天到账', '尾号1234']} actions={[]} />,
    );
    expect([all('[role=status]').length, all('[role=heading]').length]).toEqual([statuses, headings]);
    expect([texts('.fact'), all(`.mark.${mark}`).length]).toEqual([['明天到账', '尾号1234'], 1]);
    expect(place.element.textContent).toBe('提现5元明天到账尾号1234');
  },
);
