import { field } from '../attempt';
import { freshAddress, isWhole } from '../dom/fileEnd';
import { pageStyleLinks, styleLink } from '../dom/styleLinks';
import { type LoadChunk, makeChunkGuard } from './loader';
import { type ChunkCapability, ChunkLoadError } from './types';

/** webpack's chunk loading function; assigning to it replaces it for every `import()` in the build. */
declare let __webpack_chunk_load__: LoadChunk;

/** Later than what the page itself loads. */
const AHEAD_MS = 3000;

let guard: ReturnType<typeof makeChunkGuard> | null = null;

/** A style sheet that is still loading has no `sheet`. webpack's style loading listens for the error event. */
function abandonStyles(): void {
  document.querySelectorAll('link[rel="stylesheet"]').forEach((link) => {
    if (link instanceof HTMLLinkElement && link.sheet === null) link.dispatchEvent(new Event('error'));
  });
}

function refetch(link: HTMLLinkElement): Promise<void> {
  const address = (link.getAttribute('href') ?? '').replace(/\?.*/, '');
  const fresh = styleLink(freshAddress(address));
  return new Promise((resolve, reject) => {
    const end = (): void => {
      const isThere = isWhole(fresh);
      (isThere ? link : fresh).remove();
      if (isThere) resolve();
      else reject(new ChunkLoadError('failed', address));
    };
    fresh.onload = end;
    fresh.onerror = end;
    link.after(fresh);
  });
}

/**
 * For a script webpack can check that the chunk was in it; for a style sheet it only knows that something arrived. An
 * incomplete style sheet is refetched before the page is shown.
 */
export async function loadWithStyles(load: LoadChunk, chunkId: string | number): Promise<unknown> {
  const loaded = await load(chunkId);
  await Promise.all(
    pageStyleLinks()
      .filter((link) => link.sheet !== null && !isWhole(link))
      .map(refetch),
  );
  return loaded;
}

function install(): ReturnType<typeof makeChunkGuard> {
  const isBundled = typeof __webpack_chunk_load__ === 'function';
  const load: LoadChunk = isBundled ? __webpack_chunk_load__ : () => Promise.resolve();
  const made = makeChunkGuard((chunkId) => loadWithStyles(load, chunkId), abandonStyles);
  if (isBundled) __webpack_chunk_load__ = made.load;
  // Never removed: it lives as long as the document, like the loader itself.
  window.addEventListener('popstate', () => made.abandon());
  return made;
}

/**
 * Starts the load of a page; null: there is no such page. Taro's entry keeps its routes on the window; `leftPages.ts`
 * makes their `load` asynchronous.
 */
async function startLoad(page: string): Promise<unknown> {
  const routes = field(field(window, '__taroAppConfig'), 'routes');
  const route: unknown = Array.isArray(routes)
    ? routes.find((one: unknown) => String(field(one, 'path')).replace(/^\//, '') === page)
    : undefined;
  const load = field(route, 'load');
  const loading: unknown = typeof load === 'function' ? await Reflect.apply(load, route, [null, null]) : null;
  return loading;
}

/** For code that no user waits for: a failure is not reported, and the result rejects. */
export const loadQuietly = <T>(load: () => Promise<T>): Promise<T> => (guard ??= install()).quietly(load);

export const chunk: ChunkCapability = {
  onLoadFailure: (listener) => (guard ??= install()).onLoadFailure(listener),
  loadAhead(page) {
    const timer = setTimeout(() => void loadQuietly(() => startLoad(page)).catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  },
} satisfies ChunkCapability;
