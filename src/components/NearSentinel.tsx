import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useElementId } from '@/hooks/useElementId';
import type { PageInView } from '@/platform/inView/types';

interface NearSentinelProps {
  /** The page's observer (`usePageInView`); null: `onNear` is never called. */
  readonly view: PageInView | null;
  /** A change observes again: content may have been added above it, and it may still be near. */
  readonly round: number;
  readonly onNear: () => void;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Calls back when the end of a list comes nearer than one screen. */
export function NearSentinel({ view, round, onNear, className, children }: NearSentinelProps) {
  const id = useElementId('end');
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(
    () => view?.watch(id, ({ isNear }) => (isNear ? latest.current() : undefined)),
    [view, id, round],
  );
  return (
    <View id={id} className={className}>
      {children}
    </View>
  );
}
