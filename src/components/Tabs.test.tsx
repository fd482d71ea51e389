import { act, useState } from 'react';
import { testPlace } from '@/utils/testing/place';
import { tabId, Tabs } from './Tabs';

const place = testPlace();

describe('Tabs', () => {
  const onSelect = jest.fn();
  function Page() {
    const [active, setActive] = useState(1);
    const select = (name: number): void => {
      onSelect(name);
      setActive(name);
    };
    const tabs = [
      { name: 1, title: '已到账(3)' },
      { name: 0, title: '待发放' },
    ];
    return <Tabs tabs={tabs} active={active} onSelect={select} label="状态" panelId="p" />;
  }
  const tabs = (): HTMLElement[] => [...place.element.querySelectorAll<HTMLElement>('[role=tab]')];
  const key = (name: string): void =>
    act(() => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      );
    });
  const selected = (): (string | null)[] => tabs().map((tab) => tab.getAttribute('aria-selected'));

  beforeEach(() => {
    onSelect.mockClear();
    place.render(<Page />);
  });

  it('are tabs of their panel, of which only the selected one is a Tab stop', () => {
    expect(place.element.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('状态');
    expect(tabs().map((tab) => [tab.id, tab.tabIndex, tab.getAttribute('aria-controls')])).toEqual([
      [tabId('p', 1), 0, 'p'],
      [tabId('p', 0), -1, 'p'],
    ]);
    expect(selected()).toEqual(['true', 'false']);
  });

  it('are selected by a tap; the selected one does nothing', () => {
    act(() => tabs()[0]?.click());
    expect(onSelect).not.toHaveBeenCalled();
    act(() => tabs()[1]?.click());
    expect([onSelect.mock.calls, selected()]).toEqual([[[0]], ['false', 'true']]);
  });

  it.each([
    ['ArrowRight', 1],
    ['ArrowLeft', 1],
    ['End', 1],
    ['Home', 0],
    ['a', 0],
  ])('%s from the first moves to index %i, with the focus', (name, index) => {
    tabs()[0]?.focus();
    key(name);
    expect(document.activeElement).toBe(tabs()[index]);
    expect(selected()[index]).toBe('true');
  });
});
