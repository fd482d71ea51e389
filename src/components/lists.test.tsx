import { act, useState } from 'react';
import type { ReactNode } from 'react';
import type { PageInView, Sighting } from '@/platform/inView/types';
import { testPlace } from '@/utils/testing/place';
import { Expander } from './Expander';
import { NearSentinel } from './NearSentinel';
import { PullToRefresh } from './PullToRefresh';
import { tabId, Tabs } from './Tabs';
import { WindowedList } from './WindowedList';

// Page lifecycle hooks exist only inside a running Taro page.
let hostPull: () => void = () => undefined;
jest.mock('@/hooks/useHostPull', () => ({
  useHostPull: (onPull: () => void) => {
    hostPull = onPull;
  },
}));

const place = testPlace();

/** A fake page; the test decides which elements are near. */
function fakeView() {
  const watched = new Map<string, (sighting: Sighting) => void>();
  const view: PageInView = {
    watch(id, onChange) {
      watched.set(id, onChange);
      return () => {
        if (watched.get(id) === onChange) watched.delete(id);
      };
    },
    watchLine: () => () => undefined,
    watchShown: () => () => undefined,
    pause: () => undefined,
    resume: () => undefined,
    end: () => undefined,
  };
  const notify = (index: number, isNear: boolean, heightPx: number | null = 1000): void =>
    act(() => [...watched.values()][index]?.({ isNear, heightPx }));
  return { view, watched, notify };
}

describe('WindowedList', () => {
  const rows = (count: number): readonly { id: number }[] =>
    Array.from({ length: count }, (_, id) => ({ id }));
  const thousand = rows(1000);
  const renders: number[] = [];
  const renderRow = ({ id }: { id: number }, index: number): ReactNode => {
    renders.push(id);
    return (
      <p key={id} data-row={id}>
        {index}
      </p>
    );
  };
  const list = (view: PageInView | null, items = thousand): ReactNode => (
    <WindowedList items={items} renderRow={renderRow} view={view} unseenClassName="unseen" label="券" />
  );
  const mounted = (): number[] =>
    [...place.element.querySelectorAll<HTMLElement>('[data-row]')].map((row) => Number(row.dataset['row']));
  const slab = (index: number): HTMLElement => {
    const element = place.element.querySelector('[role=list]')?.children[index];
    if (!(element instanceof HTMLElement)) throw new Error(`no slab ${index}`);
    return element;
  };
  beforeEach(() => {
    renders.length = 0;
  });

  it('a slab whose height the host does not report keeps the expected one when it unmounts', () => {
    const { view, notify } = fakeView();
    place.render(list(view));
    notify(0, false, null);
    expect([slab(0).style.height, slab(0).className.includes('unseen')]).toEqual(['', true]);
    notify(0, true);
    notify(0, false);
    expect(slab(0).style.height).toBe('1000px');
  });

  it('starts with eight rows, the rest has the expected height', () => {
    place.render(list(fakeView().view));
    expect(mounted()).toEqual(Array.from({ length: 8 }, (_, index) => index));
    expect([
      place.element.querySelectorAll('.unseen').length,
      place.element.querySelector('[aria-label="券"]') !== null,
    ]).toEqual([124, true]);
  });

  it('gives the last rows of a page their own expected height, not that of a whole slab', () => {
    place.render(list(fakeView().view, thousand.slice(0, 50)));
    expect([slab(5).className, slab(6).className]).toEqual(['slab unseen8 unseen', 'slab unseen2 unseen']);
    expect(slab(0).className).toBe('slab');
  });

  it('mounts what comes near and keeps the height of what leaves, all the way down', () => {
    const { view, notify } = fakeView();
    place.render(list(view));
    let most = 0;
    for (let index = 1; index < 125; index += 1) {
      notify(index, true);
      if (index >= 4) notify(index - 4, false, 1000 + index);
      most = Math.max(most, mounted().length);
    }
    expect(most).toBeLessThanOrEqual(60);
    expect(mounted()).toContain(999);
    expect(slab(10).style.height).toBe('1014px');
    notify(10, true, 1014);
    expect(slab(10).style.height).toBe('');
    expect(slab(10).querySelector('p')?.textContent).toBe('81');
  });

  it('a spacer that passes by unseen keeps the height it had when it was mounted', () => {
    const { view, notify } = fakeView();
    place.render(list(view));
    notify(1, true);
    notify(1, false, 777);
    notify(1, false, 12);
    expect(slab(1).style.height).toBe('777px');
  });

  it('re-renders no row when one slab mounts or the list grows', () => {
    const { view, notify } = fakeView();
    const whole = rows(48);
    place.render(list(view, whole));
    renders.length = 0;
    notify(2, true);
    expect(renders).toEqual([16, 17, 18, 19, 20, 21, 22, 23]);
    renders.length = 0;
    place.render(list(view, [...whole, ...rows(60).slice(48)]));
    expect(renders).toEqual([]);
  });

  it('stops watching when it unmounts', () => {
    const { view, watched } = fakeView();
    place.render(list(view, rows(50)));
    expect(watched.size).toBe(7);
    place.render(null);
    expect(watched.size).toBe(0);
  });

  it('mounts everything without an observer', () => {
    place.render(list(null, rows(50)));
    expect(mounted()).toHaveLength(50);
  });
});

describe('NearSentinel', () => {
  it('calls back when it comes near, and observes again each round', () => {
    const { view, watched, notify } = fakeView();
    const onNear = jest.fn();
    const at = (round: number): ReactNode => <NearSentinel view={view} round={round} onNear={onNear} />;
    place.render(at(0));
    const first = [...watched.values()][0];
    notify(0, false);
    expect(onNear).not.toHaveBeenCalled();
    notify(0, true);
    expect(onNear).toHaveBeenCalledTimes(1);
    place.render(at(1));
    expect([...watched.values()][0]).not.toBe(first);
    place.render(null);
    expect(watched.size).toBe(0);
  });
});

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

describe('PullToRefresh', () => {
  /** jsdom has no touches. */
  const touch = (type: string, ...points: [number, number][]): boolean => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'touches', {
      value: points.map(([clientX, clientY]) => ({ clientX, clientY })),
    });
    act(() => {
      place.element.querySelector('[data-inside]')?.dispatchEvent(event);
    });
    return event.defaultPrevented;
  };
  const words = (): string => place.element.querySelector('[role=status]')?.textContent ?? '';
  const make = () => {
    let finish: () => void = () => undefined;
    const onRefresh = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    place.render(
      <PullToRefresh onRefresh={onRefresh}>
        <p data-inside>list</p>
      </PullToRefresh>,
    );
    return { onRefresh, finish: () => act(async () => finish()) };
  };

  it('shows what releasing does, refreshes once, and returns to rest', async () => {
    const { onRefresh, finish } = make();
    touch('touchstart', [0, 0]);
    expect(touch('touchmove', [0, 40])).toBe(true);
    expect(words()).toBe('下拉刷新');
    touch('touchmove', [0, 300]);
    expect(words()).toBe('松开刷新');
    touch('touchend');
    expect([words(), onRefresh.mock.calls.length]).toEqual(['刷新中', 1]);
    touch('touchstart', [0, 0]);
    touch('touchmove', [0, 300]);
    touch('touchend');
    hostPull();
    expect(onRefresh).toHaveBeenCalledTimes(1);
    await finish();
    expect(words()).toBe('');
    touch('touchstart', [0, 0]);
    touch('touchmove', [0, 300]);
    touch('touchend');
    expect(onRefresh).toHaveBeenCalledTimes(2);
    await finish();
  });

  const NOTHING: readonly (readonly [string, readonly [number, number][], string])[] = [
    ['a short pull', [[0, 40]], 'touchend'],
    [
      'a swipe',
      [
        [200, 40],
        [200, 300],
      ],
      'touchend',
    ],
    ['a pull that the system takes away', [[0, 300]], 'touchcancel'],
  ];
  it.each(NOTHING)('%s refreshes nothing', (_name, moves, end) => {
    const { onRefresh } = make();
    touch('touchstart', [0, 0]);
    for (const move of moves) touch('touchmove', move);
    touch(end);
    expect([onRefresh.mock.calls.length, words()]).toEqual([0, '']);
  });
});
