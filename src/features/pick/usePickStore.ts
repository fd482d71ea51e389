import { useState } from 'react';
import type { Scope } from '@/api';
import { location } from '@/platform/location';
import { makeParcels } from './makeParcels';
import { PickStore } from './PickStore';
import type { Position } from './pickTypes';

/** The tab's store; one per visit of the page. */
export function usePickStore(scope: Scope): PickStore {
  const [store] = useState(() => new PickStore({ parcels: makeParcels(scope), locate }));
  return store;
}

/**
 * Never asks the person: only who has allowed it before sees distances. A browser's wgs84 place lies some hundred
 * metres beside the cabinets' gcj02 ones: no distance is better than a wrong one.
 */
async function locate(): Promise<Position | null> {
  if ((await location.permission()) !== 'granted') return null;
  const outcome = await location.locate();
  return outcome.kind === 'located' && outcome.system === 'gcj02' ? outcome : null;
}
