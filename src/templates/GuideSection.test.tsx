import { testPlace } from '@/utils/testing/place';
import { Section, Steps } from './GuideSection';

const place = testPlace();
const all = (selector: string): HTMLElement[] => Array.from(place.element.querySelectorAll(selector));
const texts = (selector: string): (string | null)[] => all(selector).map(({ textContent }) => textContent);

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
