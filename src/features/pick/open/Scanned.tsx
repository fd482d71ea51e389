import { observer } from 'mobx-react';
import { useEffect, useRef } from 'react';
import { takeTicket } from '@/domain/parcel/scanRules';
import type { OpenStore } from '@/features/pick/OpenStore';

interface ScannedProps {
  readonly store: OpenStore;
  readonly cabinetCode: string;
}

/**
 * A user who has just scanned the cabinet needs no confirmation: it opens as soon as a waiting parcel is known. Once
 * only: a list that is loaded again (another login, perhaps hours later) must not open a door with no one in front of
 * it.
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
