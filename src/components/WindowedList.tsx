import { View } from '@tarojs/components';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useElementId } from '@/hooks/useElementId';
import type { PageInView } from '@/platform/inView/types';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import { SLAB_SIZE, sliceRuns, sliceSlabs } from './windowSlabs';
import styles from './WindowedList.module.scss';

interface WindowedListProps<T> {
  readonly items: readonly T[];
  /**
   * Returns a row with its key; `place` counts from 1. Pass the same function on every render, or all mounted rows
   * re-render.
   */
  readonly renderRow: (item: T, place: number) => ReactNode;
  /** The page's observer (`usePageInView`); null: the engine has no observer, and every row is mounted. */
  readonly view: PageInView | null;
  /**
   * Class of a slab that was never on screen: sets the expected row height with `--row-height`. Better too low than too
   * high: a slab that shrinks when its rows mount moves the end of the page away from a user who is there.
   */
  readonly unseenClassName?: string;
  readonly label: string;
  /**
   * Head of a row, such as its month: neighbours with the same one form a card below it, where it stays at the top of
   * the screen while they pass; '' : a card without a head. Must be the same function on every render.
   */
  readonly headOf?: (item: T) => string;
  /** Adds a Tab stop, for rows without controls: otherwise the keyboard could not scroll the page. */
  readonly isFocusable?: boolean;
}

/**
 * A long list in the page's own scroll, of which only what is near the screen is mounted: rows mount and unmount in
 * slabs of eight, and an unmounted slab keeps its last height. Rows may have any height and change it while mounted;
 * state that must survive is kept outside them.
 *
 * Not a library: @tanstack/virtual needs the scrolling element, its offset at every scroll and ResizeObserver; Taro's
 * VirtualList needs an inner ScrollView and known heights. A mini program's page has none of these, while an observer
 * per slab costs nothing except when a slab mounts or unmounts. Each slab is a component with a stable place on the
 * page, so that mounting one re-sends no other (`setData`).
 */
export function WindowedList<T>({
  items,
  renderRow,
  view,
  unseenClassName,
  label,
  headOf,
  isFocusable,
}: WindowedListProps<T>) {
  const shared = { renderRow, view, unseenClassName };
  const runs = useMemo(() => (headOf === undefined ? null : sliceRuns(items, headOf)), [items, headOf]);
  return (
    <View {...markup.access({ role: 'list', label, isFocusable })}>
      {runs === null ? (
        <Slabs {...shared} items={items} from={0} />
      ) : (
        runs.map(({ head, items: own, from }, index) => (
          <View key={index} className={styles['run']}>
            {/* The rows have their dates themselves. */}
            {head !== '' && (
              <View className={styles['head']} {...markup.access({ isHidden: true })}>
                {head}
              </View>
            )}
            <Slabs {...shared} items={own} from={from} />
          </View>
        ))
      )}
    </View>
  );
}

interface SlabsProps<T> extends SlabLook<T> {
  readonly items: readonly T[];
  /** Index of the first item in the whole list. */
  readonly from: number;
}

function Slabs<T>({ items, from, ...look }: SlabsProps<T>) {
  const before = useRef<readonly (readonly T[])[]>([]);
  const slabs = useMemo(() => sliceSlabs(items, SLAB_SIZE, before.current), [items]);
  before.current = slabs;
  return (
    <>
      {slabs.map((slab, index) => (
        <Slab key={index} {...look} items={slab} firstPlace={from + index * SLAB_SIZE + 1} />
      ))}
    </>
  );
}

type SlabLook<T> = Pick<WindowedListProps<T>, 'renderRow' | 'view' | 'unseenClassName'>;

interface SlabProps<T> extends SlabLook<T> {
  readonly items: readonly T[];
  readonly firstPlace: number;
}

interface SlabState {
  readonly isMounted: boolean;
  /** Height when it unmounted; null before that. */
  readonly heightPx: number | null;
}

function Slab<T>({ items, firstPlace, renderRow, view, unseenClassName }: SlabProps<T>) {
  const id = useElementId('slab');
  // What begins in the first eight rows mounts immediately, so that the first frame has content; the rest after the
  // observer's first report.
  const [{ isMounted, heightPx }, setState] = useState<SlabState>({
    isMounted: view === null || firstPlace <= SLAB_SIZE,
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
  // The same elements while nothing about them has changed: a list that grows re-renders no row.
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
