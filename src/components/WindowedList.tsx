import { View } from '@tarojs/components';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useElementId } from '@/hooks/useElementId';
import { markup } from '@/platform/markup';
import type { PageInView } from '@/platform/inView/types';
import { cx } from './cx';
import { SLAB_SIZE, sliceSlabs } from './windowedList.shared';
import styles from './WindowedList.module.scss';

export interface WindowedListProps<T> {
  readonly items: readonly T[];
  /** A row with its key; `place` counts from 1. The same function at every render, or all mounted rows render again. */
  readonly renderRow: (item: T, place: number) => ReactNode;
  /** The page's (`usePageInView`); null: the engine has no observer, every row is mounted. */
  readonly view: PageInView | null;
  /**
   * Class of a slab that was never on screen: says with `--row-height` how high a row is likely to be. Rather too low: a
   * slab that shrinks when its rows come takes the end of the page from under a person who is there.
   */
  readonly unseenClassName?: string;
  readonly label: string;
  /** A stop of the Tab key, for rows with nothing to press: the keyboard could not scroll the page otherwise. */
  readonly isFocusable?: boolean;
}

/**
 * A long list in the page's own scroll, of which only what is near the screen is mounted: rows come and go in slabs
 * of eight, and a slab that is away keeps the height it had. Rows may be of any height and change it while mounted;
 * what they must remember lives outside them.
 *
 * Not a library: @tanstack/virtual wants the scrolling element, its offset at every scroll and ResizeObserver, Taro's
 * VirtualList wants an inner ScrollView and known heights. A mini program's page has none of these to offer, while
 * an observer per slab costs nothing between the moments when a slab comes or goes. Each slab is a component with a
 * place of its own on the page, so that one that comes re-sends no other (`setData`).
 */
export function WindowedList<T>({
  items,
  renderRow,
  view,
  unseenClassName,
  label,
  isFocusable,
}: WindowedListProps<T>) {
  const before = useRef<readonly (readonly T[])[]>([]);
  const slabs = useMemo(() => sliceSlabs(items, SLAB_SIZE, before.current), [items]);
  before.current = slabs;
  return (
    <View {...markup.access({ role: 'list', label, isFocusable })}>
      {slabs.map((slab, index) => (
        <Slab
          key={index}
          items={slab}
          firstPlace={index * SLAB_SIZE + 1}
          renderRow={renderRow}
          view={view}
          unseenClassName={unseenClassName}
        />
      ))}
    </View>
  );
}

interface SlabProps<T> extends Pick<
  WindowedListProps<T>,
  'items' | 'renderRow' | 'view' | 'unseenClassName'
> {
  readonly firstPlace: number;
}

interface SlabState {
  readonly isMounted: boolean;
  /** As it was when it left; null before that. */
  readonly heightPx: number | null;
}

function Slab<T>({ items, firstPlace, renderRow, view, unseenClassName }: SlabProps<T>) {
  const id = useElementId('slab');
  // The first one at once, so that content is there with the first frame; the rest when the observer has looked.
  const [{ isMounted, heightPx }, setState] = useState<SlabState>({
    isMounted: view === null || firstPlace === 1,
    heightPx: null,
  });
  useEffect(
    () =>
      view?.watch(id, (sighting) =>
        setState((now) => {
          if (sighting.isNear === now.isMounted) return now;
          return {
            isMounted: sighting.isNear,
            heightPx: now.isMounted ? (sighting.heightPx ?? now.heightPx) : now.heightPx,
          };
        }),
      ),
    [view, id],
  );
  // The same elements while nothing about them changed: a list that grew renders no row again.
  const rows = useMemo(
    () => (isMounted ? items.map((item, index) => renderRow(item, firstPlace + index)) : null),
    [isMounted, items, firstPlace, renderRow],
  );
  const isSpacer = !isMounted;
  return (
    <View
      id={id}
      className={cx(
        styles['slab'],
        isSpacer && heightPx === null && styles[`unseen${items.length}`],
        isSpacer && heightPx === null && unseenClassName,
      )}
      style={isSpacer && heightPx !== null ? { height: `${heightPx}px` } : undefined}
    >
      {rows}
    </View>
  );
}
