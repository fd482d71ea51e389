import { freshAddress, isWhole } from '../dom/fileEnd';
import { type LoadChunk, makeChunkGuard } from './loader';
import { type ChunkCapability, ChunkLoadError } from './types';

/** webpack's chunk loading function; assigning to it replaces it for every `import()` of the build. */
declare let __webpack_chunk_load__: LoadChunk;

let guard: ChunkCapability | null = null;

/** A style sheet still on its way has no `sheet`; the event is what webpack's style loading listens to. */
function abandonStyles(): void {
  document.querySelectorAll('link[rel="stylesheet"]').forEach((link) => {
    if (link instanceof HTMLLinkElement && link.sheet === null) link.dispatchEvent(new Event('error'));
  });
}

/** Of pages that have come; the app's own are seen to by the early script. */
const pageStyles = (): HTMLLinkElement[] =>
  Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/css/"]:not([data-app])'),
  );

function fetchAnew(link: HTMLLinkElement): Promise<void> {
  const address = (link.getAttribute('href') ?? '').replace(/\?.*/, '');
  const fresh = document.createElement('link');
  fresh.rel = 'stylesheet';
  fresh.href = freshAddress(address);
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
 * Webpack knows from a script whether it was the chunk's, from a style sheet only that something came. One that is not
 * whole is fetched anew before the page is shown.
 */
export async function loadWithStyles(load: LoadChunk, chunkId: string | number): Promise<unknown> {
  const loaded = await load(chunkId);
  await Promise.all(
    pageStyles()
      .filter((link) => link.sheet !== null && !isWhole(link))
      .map(fetchAnew),
  );
  return loaded;
}

function install(): ChunkCapability {
  const isBundled = typeof __webpack_chunk_load__ === 'function';
  const load: LoadChunk = isBundled ? __webpack_chunk_load__ : () => Promise.resolve();
  const made = makeChunkGuard((chunkId) => loadWithStyles(load, chunkId), abandonStyles);
  if (isBundled) __webpack_chunk_load__ = made.load;
  // For the life of the document, like the loader itself.
  window.addEventListener('popstate', () => made.abandon());
  return made;
}

export const chunk: ChunkCapability = {
  onLoadFailure: (listener) => (guard ??= install()).onLoadFailure(listener),
} satisfies ChunkCapability;
