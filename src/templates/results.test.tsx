import type { ReactNode } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Facts } from './Facts';
import { FailPage } from './FailPage';
import { GuidePage } from './GuidePage';
import { Steps, Section } from './GuideSection';
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

describe('a section', () => {
  it.each([
    [['只有一句'], ['只有一句']],
    [
      ['一', '二'],
      ['1. 一', '2. 二'],
    ],
    [undefined, []],
  ])('lines %j: %j', (lines, shown) => {
    place.render(<Section title="说明" lines={lines} />);
    expect([texts('[role=heading]'), texts('.line')]).toEqual([['说明'], shown]);
  });

  it('steps have numbers, or pictures in their place', () => {
    const steps = [
      { title: '扫码', text: '扫一扫' },
      { title: '取件', text: '开门', iconClass: 'door' },
      { title: '关门', text: '好了' },
    ];
    place.render(<Steps title="怎么取" steps={steps} />);
    expect(texts('.index')).toEqual(['1', '', '3']);
    expect(all('.door')).toHaveLength(1);
    expect([texts('.name'), texts('.text')]).toEqual([
      ['扫码', '取件', '关门'],
      ['扫一扫', '开门', '好了'],
    ]);
  });
});

describe('the next steps', () => {
  it.each<[string, ReactNode, readonly string[]]>([
    ['a guide: the last', <GuidePage key={1} actions={ACTIONS} children="x" />, ['secondary', 'primary']],
    [
      'a result: the first',
      <ResultPage key={2} mark="done" title="x" actions={ACTIONS} />,
      ['primary', 'secondary'],
    ],
    ['a failure: the first', <FailPage key={3} title="x" text="y" actions={ACTIONS} />, ['primary', 'ghost']],
  ])('of %s is the most likely one', async (_name, node, expected) => {
    place.render(node);
    expect(kinds()).toEqual(expected);
    await place.press('去寄件');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('a disabled one does nothing', async () => {
    place.render(
      <GuidePage actions={[{ text: '去寄件', onPress, isDisabled: true }]}>
        <Section title="x" />
      </GuidePage>,
    );
    await place.press('去寄件');
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('a result', () => {
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

  it('facts are shown with their labels', () => {
    place.render(<Facts facts={[{ label: '单号', value: 'SF1' }]} />);
    expect([texts('.label'), texts('.value')]).toEqual([['单号'], ['SF1']]);
  });
});

describe('a failure', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['E12', ['提示码 E12']],
  ])('code %p: %j', (code, codes) => {
    place.render(<FailPage title="打不开" text="请稍后" code={code} actions={ACTIONS} />);
    expect([texts('[role=alert]'), texts('.code')]).toEqual([['打不开请稍后'], codes]);
    expect(all('.back')).toHaveLength(1);
  });
});
