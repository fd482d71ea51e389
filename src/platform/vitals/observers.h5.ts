/** What browsers measure. A chunk of its own: most visits never load it. */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { rounded } from './rounded';

type DocumentField = 'cls' | 'fcp' | 'inp' | 'lcp' | 'ttfb';

export interface PageObservers {
  figures(): Partial<Record<DocumentField | 'longTasks', number>>;
  stop(): void;
}

/** The page may be left before the document is hidden. */
const EACH_CHANGE = { reportAllChanges: true };

/** web-vitals measures documents, so its figures belong to the page that the document was opened for. */
function observeDocument(): PageObservers['figures'] {
  const found: Partial<Record<DocumentField, number>> = {};
  const note =
    (field: DocumentField) =>
    ({ value }: { readonly value: number }): void => {
      found[field] = value;
    };
  onCLS(note('cls'), EACH_CHANGE);
  onFCP(note('fcp'), EACH_CHANGE);
  onINP(note('inp'), EACH_CHANGE);
  onLCP(note('lcp'), EACH_CHANGE);
  onTTFB(note('ttfb'), EACH_CHANGE);
  return () => found;
}

/** Tasks since the page began; some browsers report none. */
function observeLongTasks(since: number): PageObservers {
  // The types say it is always present, but old web views lack it.
  const types: readonly string[] | undefined = PerformanceObserver.supportedEntryTypes;
  if (types?.includes('longtask') !== true) return { figures: () => ({}), stop: () => undefined };
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) if (startTime >= since) longTasks += 1;
  });
  observer.observe({ type: 'longtask', buffered: true });
  return { figures: () => ({ longTasks }), stop: () => observer.disconnect() };
}

/** Calls `left` when the document is hidden or left; returns what removes the listeners. */
function watchLeaving(left: () => void): () => void {
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') left();
  };
  // Captured: before tracking sends its last batch.
  window.addEventListener('visibilitychange', onHidden, true);
  window.addEventListener('pagehide', left, true);
  return () => {
    window.removeEventListener('visibilitychange', onHidden, true);
    window.removeEventListener('pagehide', left, true);
  };
}

/**
 * @param since when the page began, on the document's clock
 * @param left the document is hidden or left: the last moment for a report
 */
export function observePage(page: 'landing' | 'later', since: number, left: () => void): PageObservers {
  const ofDocument = page === 'landing' ? observeDocument() : () => ({});
  const { figures, stop } = observeLongTasks(since);
  const forget = watchLeaving(left);
  return {
    figures: () => rounded({ ...ofDocument(), ...figures() }),
    stop() {
      stop();
      forget();
    },
  };
}
