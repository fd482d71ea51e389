/**
 * What the app expects of a browser and happy-dom (21.0.4) has only in name, because there is no layout and no drawing:
 * elements are visible as soon as they are observed, pictures load unless their address is missing, and history moves
 * in a separate task.
 */
import type { SessionHistory } from './sessionHistory';

type AnyWindow = Record<string, unknown> & {
  readonly document: Document;
  readonly history: History;
  setTimeout(run: () => void, ms?: number): number;
  addEventListener(type: string, listener: () => void): void;
  readonly HTMLImageElement: { readonly prototype: object };
  readonly Element: { readonly prototype: object };
  readonly Event: typeof Event;
};

interface Timed {
  readonly __later: (run: () => void) => void;
}

const BOX = { x: 0, y: 0, top: 0, left: 0, width: 100, height: 40, right: 100, bottom: 40 };

/** Where a window keeps its own timer: a clock that the test stops must not delay what a browser does. */
const LATER = '__later';

function watchVisible(window: AnyWindow & Timed): void {
  class OnScreenObserver {
    private readonly watched = new Set<Element>();
    constructor(private readonly callback: (entries: object[], observer: object) => void) {}
    observe(target: Element): void {
      this.watched.add(target);
      window[LATER](() => {
        if (!this.watched.has(target)) return;
        const entry = {
          target,
          isIntersecting: true,
          intersectionRatio: 1,
          time: 0,
          boundingClientRect: BOX,
          intersectionRect: BOX,
          rootBounds: BOX,
        };
        this.callback([entry], this);
      });
    }
    unobserve(target: Element): void {
      this.watched.delete(target);
    }
    disconnect(): void {
      this.watched.clear();
    }
    takeRecords(): object[] {
      return [];
    }
  }
  window['IntersectionObserver'] = OnScreenObserver;
}

/** Where a window keeps the function that decides whether a picture loads. */
const COMES = '__pictureComes';
/** Marks a prototype as prepared: some are shared by all windows of a process. */
const IS_PREPARED = '__deliversPictures';

interface PictureWindow extends AnyWindow, Timed {
  readonly [COMES]: (address: string) => Promise<boolean>;
}

/** Fires `load` or `error` on a picture once its window decides. */
function arrive(image: HTMLElement): void {
  const window = image.ownerDocument.defaultView as unknown as PictureWindow | null;
  const address = image.getAttribute('src') ?? '';
  if (window === null || address === '') return;
  const end = (hasCome: boolean): void => {
    if (image.getAttribute('src') !== address) return;
    Object.defineProperty(image, 'complete', { value: true, configurable: true });
    image.dispatchEvent(new window.Event(hasCome ? 'load' : 'error'));
  };
  window[LATER](() => void window[COMES](address).then(end));
}

function deliverPictures({ HTMLImageElement, Element }: AnyWindow): void {
  const { prototype } = HTMLImageElement;
  if (Object.hasOwn(prototype, IS_PREPARED)) return;
  Object.defineProperty(prototype, IS_PREPARED, { value: true });
  Object.defineProperty(prototype, 'naturalWidth', { get: () => 100, configurable: true });
  Object.defineProperty(prototype, 'naturalHeight', { get: () => 100, configurable: true });
  Object.defineProperty(prototype, 'complete', { get: () => false, configurable: true });
  Object.defineProperty(prototype, 'decode', { value: () => Promise.resolve(), configurable: true });
  // `src` arrives here too: happy-dom sets the attribute for it.
  const setAttribute = Reflect.get(Element.prototype, 'setAttribute') as (
    name: string,
    value: string,
  ) => void;
  Object.defineProperty(prototype, 'setAttribute', {
    configurable: true,
    value(this: HTMLElement, name: string, value: string) {
      setAttribute.call(this, name, value);
      if (name === 'src') arrive(this);
    },
  });
}

/**
 * A browser fetches a script inserted by a script while the page continues, even if execution order is kept; happy-dom
 * fetches it synchronously unless it has the attribute. With it, the script comes through the interceptor, already
 * compiled.
 */
function fetchScriptsAside({ document }: AnyWindow): void {
  const create = document.createElement.bind(document);
  const createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = create(name, options);
    if (name.toLowerCase() !== 'script') return element;
    element.setAttribute('async', '');
    Object.defineProperty(element, 'async', { value: true, writable: true });
    return element;
  };
  Object.defineProperty(document, 'createElement', { value: createElement, configurable: true });
}

/** happy-dom's documents have no `images`. */
function listImages({ document }: AnyWindow): void {
  Object.defineProperty(document, 'images', {
    get: () => document.querySelectorAll('img'),
    configurable: true,
  });
}

function moveHistoryLater(window: AnyWindow & Timed, entries: SessionHistory): void {
  const { history } = window;
  const go = history.go.bind(history);
  const later = (steps: number): void =>
    window[LATER](() => {
      entries.beforeGoing(steps);
      go(steps);
    });
  Object.defineProperties(history, {
    go: { value: (steps = 0) => later(steps), configurable: true },
    back: { value: () => later(-1), configurable: true },
    forward: { value: () => later(1), configurable: true },
  });
}

/** Calls `changed` when the address changes within the same document. */
function watchAddress(window: AnyWindow, entries: SessionHistory, changed: () => void): void {
  const { history } = window;
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history);
    const value = (...given: Parameters<History['pushState']>): void => {
      own(...given);
      entries.keep();
      changed();
    };
    Object.defineProperty(history, name, { value, configurable: true });
  }
  window.addEventListener('popstate', changed);
}

/**
 * Prepares a new document's window, before any of its scripts runs.
 *
 * @param comes whether the picture at an address loads, resolved when known
 * @param changed receives each new address of the document
 */
export function installStubs(
  given: object,
  entries: SessionHistory,
  comes: (address: string) => Promise<boolean>,
  changed: () => void,
): void {
  const window = given as AnyWindow & Timed;
  const setTimer = window.setTimeout.bind(window);
  Reflect.set(window, LATER, (run: () => void) => void setTimer(run));
  watchVisible(window);
  Reflect.set(window, COMES, comes);
  deliverPictures(window);
  fetchScriptsAside(window);
  listImages(window);
  moveHistoryLater(window, entries);
  watchAddress(window, entries, changed);
}
