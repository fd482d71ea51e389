import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { Expander } from './Expander';

const place = testPlace();

describe('Expander', () => {
  it('reports whether it is open and works by tap and keyboard', () => {
    const onToggle = jest.fn();
    place.render(<Expander text="使用说明" isExpanded={false} onToggle={onToggle} controls="x" />);
    const button = place.element.querySelector<HTMLElement>('[role=button]');
    expect([button?.getAttribute('aria-expanded'), button?.getAttribute('aria-controls')]).toEqual([
      'false',
      'x',
    ]);
    act(() => button?.click());
    act(() => {
      button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    expect(onToggle).toHaveBeenCalledTimes(2);
  });
});
