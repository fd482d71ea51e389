import { useEffect, useRef } from 'react';
import { motion } from '../motion';
import type { SideRowCapability, SideRowProps } from './types';

export const SideRow = function SideRow({ startPx, className, children }: SideRowProps) {
  const box = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const row = box.current;
    const isAtStart = isFirst.current && startPx === 0;
    const glides =
      !isFirst.current && !motion.isReduced() && 'scrollBehavior' in document.documentElement.style;
    isFirst.current = false;
    // Setting the position where a new row already is would force a layout of the whole page in the middle of
    // rendering.
    if (row === null || isAtStart) return;
    if (glides) row.scrollTo({ left: startPx, behavior: 'smooth' });
    else row.scrollLeft = startPx;
  }, [startPx]);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
} satisfies SideRowCapability;
