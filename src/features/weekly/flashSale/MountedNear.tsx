import { View } from '@tarojs/components';
import { useState, useEffect, type ReactNode } from 'react';
import { cx } from '@/components/cx';
import { useElementId } from '@/hooks/useElementId';
import { useModulePage } from '../page/modulePageContext';

interface MountedNearProps {
  /** On the first screen: mounted from the start. */
  readonly isFirst: boolean;
  readonly className: string | undefined;
  /** Class with an estimated height for content that has never been mounted. */
  readonly unseenClassName: string | undefined;
  readonly children: ReactNode;
}

interface Mounting {
  readonly isMounted: boolean;
  /** Height when it was unmounted, CSS pixels; null before that. */
  readonly heightPx: number | null;
}

/**
 * Mounts its children while they are within one screen of the viewport, otherwise keeps only their height; like a slab
 * of `WindowedList`.
 */
export function MountedNear({ isFirst, className, unseenClassName, children }: MountedNearProps) {
  const { view } = useModulePage();
  const id = useElementId('near');
  const [{ isMounted, heightPx }, setMounting] = useState<Mounting>({
    isMounted: view === null || isFirst,
    heightPx: null,
  });
  useEffect(
    () =>
      view?.watch(id, (sighting) =>
        setMounting((now) => {
          if (sighting.isNear === now.isMounted) return now;
          return { isMounted: sighting.isNear, heightPx: now.isMounted ? sighting.heightPx : now.heightPx };
        }),
      ),
    [view, id],
  );
  const isSpacer = !isMounted;
  return (
    <View
      id={id}
      className={cx(className, isSpacer && heightPx === null && unseenClassName)}
      style={isSpacer && heightPx !== null ? { height: `${heightPx}px` } : undefined}
    >
      {isMounted && children}
    </View>
  );
}
