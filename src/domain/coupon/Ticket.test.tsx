import { View } from '@tarojs/components';
import { testPlace } from '@/utils/testing/place';
import { Ticket } from './Ticket';

const place = testPlace();
const COUPON = { type: 3, cost: '5', note: '无门槛使用', title: '寄件立减券', validity: '今天起 7 天' };
const classesOf = (selector: string): string[] =>
  Array.from(place.element.querySelectorAll(selector)).map(({ className }) => className);

test('value, note, title, validity, then what can be done with it', () => {
  place.render(
    <Ticket {...COUPON} foot="去使用" side="选">
      使用说明
    </Ticket>,
  );
  expect(place.element.textContent).toBe('￥5无门槛使用寄件立减券今天起 7 天去使用选使用说明');
});

test('of something else than a coupon: its own value, a tag, what it contains, a button', () => {
  place.render(
    <Ticket
      size="middle"
      id="r1"
      tone="gold"
      tag="限时"
      value={{ prefix: '', amount: '3', suffix: '张' }}
      note=""
      title="寄件包"
      details="￥9.90"
      action={<View className="buy">去购买</View>}
    />,
  );
  expect(place.element.textContent).toBe('限时3张寄件包￥9.90去购买');
  expect(classesOf('#r1')).toEqual(['ticket middle gold tagged acted']);
  // Beside the texts, not among them: they never run below it.
  expect(classesOf('#r1 > *')).toEqual(['value', 'about', 'buy']);
});

test.each([
  ['1234', 'short'],
  ['12345', 'long'],
  ['123456', 'long'],
  ['1234567', 'longest'],
])('the longer the value, the smaller: %s is %s', (cost, size) => {
  place.render(<Ticket {...COUPON} cost={cost} />);
  expect(classesOf('.value > :first-child')).toEqual([size]);
});

test.each([
  [{}, 'ticket'],
  [{ size: 'small', isSpent: true }, 'ticket small spent'],
  [{ isOpen: true }, 'ticket open'],
] as const)('%o looks like %p', (given, className) => {
  place.render(<Ticket {...COUPON} {...given} />);
  expect(classesOf('.ticket')).toEqual([className]);
});

test.each([
  [1, 0, []],
  [2, 1, ['×2']],
])('%d of it: %d count', (count, counts, words) => {
  place.render(<Ticket {...COUPON} count={count} />);
  const shown = Array.from(place.element.querySelectorAll('.side')).map(({ textContent }) => textContent);
  expect([shown.length, shown]).toEqual([counts, words]);
});

test('in a list it has its place, elsewhere no role', () => {
  place.render(<Ticket {...COUPON} place={3} />);
  expect(place.element.querySelector('[role=listitem]')?.getAttribute('aria-posinset')).toBe('3');
  place.render(<Ticket {...COUPON} note="" />);
  expect([place.element.querySelectorAll('[role]').length, classesOf('.note, .tag')]).toEqual([0, []]);
  place.render(<Ticket {...COUPON} validity="" />);
  expect(classesOf('.validity')).toEqual([]);
});
