import { mapScript } from '@/env.map';
import { withQuery } from '@/utils/addressQuery';
import { attempt, field, within } from '../attempt';
import { failure, unsupported } from '../outcome';
import { loadScript } from '../script/loadScript';
import { systemInfo } from '../systemInfo';
import type { MapCapability, MapPlace } from './types';

/** The script loads before its own dependencies do; it calls this window function once it is usable. */
const READY = 'onMapScriptReady';
const READY_TIMEOUT_MS = 10_000;
const VENDOR = 'AMap';

/** Calls method `name` of a foreign object. */
function call(target: unknown, name: string, ...given: readonly unknown[]): unknown {
  const method = field(target, name);
  if (typeof method !== 'function') throw new Error(`the map has no ${name}`);
  return Reflect.apply(method, target, given);
}

function make(name: string, ...given: readonly unknown[]): unknown {
  const constructor = field(field(window, VENDOR), name);
  if (typeof constructor !== 'function') throw new Error(`the maps script has no ${name}`);
  return Reflect.construct(constructor, given);
}

const hasScript = (): boolean => typeof field(field(window, VENDOR), 'Map') === 'function';

/** The script reads its settings from the window, so they are set before it loads. */
async function loadMaps(): Promise<boolean> {
  if (hasScript()) return true;
  const { url, key, serviceHost } = mapScript;
  if (serviceHost !== '') Reflect.set(window, '_AMapSecurityConfig', { serviceHost });
  const ready = new Promise<void>((resolve) => Reflect.set(window, READY, resolve));
  if (!(await loadScript(withQuery(url, { key, callback: READY })))) return false;
  await within(
    READY_TIMEOUT_MS,
    attempt(() => ready),
  );
  return hasScript();
}

function drawn(
  element: HTMLElement,
  places: readonly MapPlace[],
  onChoose: (id: string) => void,
): () => void {
  const board = make('Map', element, {
    viewMode: '2D',
    zoom: 15,
    mapStyle: `amap://styles/${systemInfo.read().theme === 'dark' ? 'dark' : 'normal'}`,
  });
  for (const { id, name, longitude, latitude } of places) {
    const marker = make('Marker', { position: [longitude, latitude], title: name, map: board });
    call(marker, 'on', 'click', () => onChoose(id));
  }
  call(board, 'setFitView');
  return () => call(board, 'destroy');
}

export const map: MapCapability = {
  isThere: mapScript.url !== '' && mapScript.key !== '',
  async draw(elementId, places, onChoose) {
    if (!map.isThere) return unsupported('this build has no maps script');
    if (!(await loadMaps())) return failure('the maps script did not load');
    const element = document.getElementById(elementId);
    if (element === null) return failure('the page has gone on');
    const result = await attempt(() => drawn(element, places, onChoose)); // foreign code may throw
    if (!result.ok) return failure(result.error);
    return { kind: 'drawn', remove: () => void attempt(result.value) };
  },
} satisfies MapCapability;
