import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useElementId } from '@/hooks/useElementId';
import type { PageInView } from '@/platform/inView/types';

export interface NearSentinelProps {
  /** The page's (`usePageInView`); null: nobody is ever told. */
  readonly view: PageInView | null;
  /** Looks anew when this changes: something may have come above it and it may still be near. */
  readonly round: number;
  readonly onNear: () => void;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Tells when the end of a list comes nearer than one screen. */
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
