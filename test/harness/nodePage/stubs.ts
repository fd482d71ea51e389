/**
 * What the app expects of a browser and happy-dom (21.0.4) has only as a name, because nothing is laid out or drawn:
 * elements are on the screen as soon as they are watched, pictures arrive unless their address is none, and history moves
 * in a task of its own.
 */
type AnyWindow = Record<string, unknown> & {
  readonly document: Document;
  readonly history: History;
  setTimeout(run: () => void, ms?: number): number;
  readonly HTMLImageElement: { readonly prototype: object };
  readonly HTMLScriptElement: { readonly prototype: object };
  readonly Element: { readonly prototype: object };
  readonly Event: typeof Event;
};

const BOX = { x: 0, y: 0, top: 0, left: 0, width: 100, height: 40, right: 100, bottom: 40 };

function watchVisible(window: AnyWindow): void {
  class OnScreenObserver {
    private readonly watched = new Set<Element>();
    constructor(private readonly callback: (entries: object[], observer: object) => void) {}
    observe(target: Element): void {
      this.watched.add(target);
      window.setTimeout(() => {
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

interface PictureWindow extends AnyWindow {
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
  window.setTimeout(() => void window[COMES](address).then(end));
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
 * A script that is put in by a script arrives later, in order or not, as in a browser; happy-dom stops the world for one
 * that keeps the order (a process for its request, and the app runs before the document is there).
 */
function deliverScripts(window: AnyWindow): void {
  Object.defineProperty(window.HTMLScriptElement.prototype, 'async', {
    configurable: true,
    get: () => true,
    set(this: Element) {
      this.setAttribute('async', '');
    },
  });
}

function moveHistoryLater(window: AnyWindow): void {
  const { history } = window;
  const go = history.go.bind(history);
  const later = (steps: number): void => void window.setTimeout(() => go(steps));
  Object.defineProperties(history, {
    go: { value: (steps = 0) => later(steps), configurable: true },
    back: { value: () => later(-1), configurable: true },
    forward: { value: () => later(1), configurable: true },
  });
}

/** Prepares a new document's window, before any of its scripts runs. */
/** @param comes whether the picture at an address arrives, once it does */
export function installStubs(given: object, comes: (address: string) => Promise<boolean>): void {
  const window = given as AnyWindow;
  watchVisible(window);
  Reflect.set(window, COMES, comes);
  deliverPictures(window);
  deliverScripts(window);
  moveHistoryLater(window);
}
