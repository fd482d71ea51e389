/**
 * What the app expects of a browser and happy-dom (21.0.4) has only as a name, because nothing is laid out or drawn:
 * elements are on the screen as soon as they are watched, pictures arrive unless their address is none, and history moves
 * in a task of its own.
 */
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

/** Where a window keeps its own timer: what a browser does is not held up by a clock that the test stops. */
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

/** Where a window keeps how its pictures come. */
const COMES = '__pictureComes';
/** Says that a prototype is prepared: some are shared by all windows of a process. */
const IS_PREPARED = '__deliversPictures';

interface PictureWindow extends AnyWindow, Timed {
  readonly [COMES]: (address: string) => Promise<boolean>;
}

/** Tells a picture that it has come, or failed, once its window says so. */
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
  // `src` ends here as well: happy-dom sets the attribute for it.
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
 * A script that a script puts in is fetched while the page goes on, also when it keeps its order; happy-dom fetches it
 * with all else standing still unless it has the attribute. So it comes through the interceptor, compiled already.
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

function moveHistoryLater(window: AnyWindow & Timed): void {
  const { history } = window;
  const go = history.go.bind(history);
  const later = (steps: number): void => window[LATER](() => go(steps));
  Object.defineProperties(history, {
    go: { value: (steps = 0) => later(steps), configurable: true },
    back: { value: () => later(-1), configurable: true },
    forward: { value: () => later(1), configurable: true },
  });
}

/** Tells when the address changes while the document stays. */
function watchAddress(window: AnyWindow, changed: () => void): void {
  const { history } = window;
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history);
    const value = (...given: Parameters<History['pushState']>): void => {
      own(...given);
      changed();
    };
    Object.defineProperty(history, name, { value, configurable: true });
  }
  window.addEventListener('popstate', changed);
}

/**
 * Prepares a new document's window, before any of its scripts runs.
 *
 * @param comes whether the picture at an address arrives, once it does
 * @param changed hears of each new address of the document
 */
export function installStubs(
  given: object,
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
  moveHistoryLater(window);
  watchAddress(window, changed);
}
