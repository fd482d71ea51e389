import { observer } from 'mobx-react';
import { useEffect, useRef } from 'react';
import { takeTicket } from '../../openingTicket';
import type { OpenStore } from '../OpenStore';

interface ScannedProps {
  readonly store: OpenStore;
  readonly cabinetCode: string;
}

/**
 * Who has just scanned the cabinet is not asked again: it opens as soon as it is known that something lies there. Once:
 * a list that comes anew (another login, perhaps hours later) opens no door that nobody stands at.
 */
export const Scanned = observer(function Scanned({ store, cabinetCode }: ScannedProps) {
  const scan = useRef<'unread' | 'waits' | 'done'>('unread');
  const isThere = (store.here.value?.length ?? 0) > 0;
  useEffect(() => {
    if (scan.current === 'unread') scan.current = takeTicket(cabinetCode) ? 'waits' : 'done';
    if (scan.current !== 'waits' || !isThere) return;
    scan.current = 'done';
    void store.open();
  }, [store, cabinetCode, isThere]);
  return null;
});
