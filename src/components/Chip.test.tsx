import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Chip } from './Chip';

const place = testPlace();
const count = (selector: string): number => place.element.querySelectorAll(selector).length;
const one = (selector: string): HTMLElement => {
  const found = place.element.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

it.each([
  [true, 1],
  [false, 0],
])('a chip, selected %p: by tap and key', (isChecked, chosen) => {
  const onPress = jest.fn();
  place.render(<Chip role="radio" text="今天" isChecked={isChecked} onPress={onPress} />);
  act(() => one('[role=radio]').click());
  act(
    () =>
      void one('[role=radio]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  );
  expect([
    onPress.mock.calls.length,
    count('.chosen'),
    one('[role=radio]').getAttribute('aria-checked'),
  ]).toEqual([2, chosen, String(isChecked)]);
});
