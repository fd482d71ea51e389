import type { ReactNode } from 'react';
import type { PageInView } from '@/platform/inView/types';
import { testPlace } from '@/utils/testing/place';
import { fakeView } from './testing/fakeView';
import { WindowedList } from './WindowedList';

const place = testPlace();

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

  describe('under heads', () => {
    const headOf = ({ id }: { id: number }): string => (id < 3 ? '' : id < 12 ? '十一月' : '十月');
    const grouped = (view: PageInView | null, count: number): ReactNode => (
      <WindowedList items={rows(count)} renderRow={renderRow} view={view} headOf={headOf} label="明细" />
    );
    const texts = (selector: string): (string | null)[] =>
      Array.from(place.element.querySelectorAll(selector)).map(({ textContent }) => textContent);

    it('neighbours with one head are a card below it; places count through', () => {
      place.render(grouped(null, 14));
      expect([texts('.run').length, texts('.head')]).toEqual([3, ['十一月', '十月']]);
      expect(texts('[data-row]')).toEqual(Array.from({ length: 14 }, (_, index) => String(index + 1)));
    });

    it('starts with the slabs that begin in the first eight rows', () => {
      place.render(grouped(fakeView().view, 14));
      expect(mounted()).toEqual(Array.from({ length: 11 }, (_, index) => index));
    });

    it('a longer list re-renders no row', () => {
      const all = rows(40);
      const under = (count: number): ReactNode => (
        <WindowedList
          items={all.slice(0, count)}
          renderRow={renderRow}
          view={null}
          headOf={headOf}
          label="明细"
        />
      );
      place.render(under(20));
      renders.length = 0;
      place.render(under(40));
      expect(Math.min(...renders)).toBe(20);
    });
  });
});
