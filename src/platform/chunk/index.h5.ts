import { type LoadChunk, makeChunkGuard } from './loader';
import type { ChunkCapability } from './types';

/** webpack's chunk loading function; assigning to it replaces it for every `import()` of the build. */
declare let __webpack_chunk_load__: LoadChunk;

let guard: ChunkCapability | null = null;

/** A style sheet still on its way has no `sheet`; the event is what webpack's style loading listens to. */
function abandonStyles(): void {
  document.querySelectorAll('link[rel="stylesheet"]').forEach((link) => {
    if (link instanceof HTMLLinkElement && link.sheet === null) link.dispatchEvent(new Event('error'));
  });
}

function install(): ChunkCapability {
  const isBundled = typeof __webpack_chunk_load__ === 'function';
  const made = makeChunkGuard(isBundled ? __webpack_chunk_load__ : () => Promise.resolve(), abandonStyles);
  if (isBundled) __webpack_chunk_load__ = made.load;
  // For the life of the document, like the loader itself.
  window.addEventListener('popstate', () => made.abandon());
  return made;
}

export const chunk: ChunkCapability = {
  onLoadFailure: (listener) => (guard ??= install()).onLoadFailure(listener),
} satisfies ChunkCapability;
