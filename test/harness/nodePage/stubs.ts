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

/** Pictures come with the next task; those whose address says so (`/missing`, `x`) fail. */
function deliverPictures(window: AnyWindow): void {
  const prototype = window.HTMLImageElement.prototype;
  const own = Object.getOwnPropertyDescriptor(prototype, 'src');
  const arrive = (image: HTMLElement): void => {
    const address = image.getAttribute('src') ?? '';
    window.setTimeout(() => {
      if (image.getAttribute('src') !== address || address === '') return;
      Object.defineProperty(image, 'complete', { value: true, configurable: true });
      image.dispatchEvent(new window.Event(/(^|\/)(missing|x)(\.\w+)?$/.test(address) ? 'error' : 'load'));
    });
  };
  Object.defineProperty(prototype, 'naturalWidth', { get: () => 100, configurable: true });
  Object.defineProperty(prototype, 'naturalHeight', { get: () => 100, configurable: true });
  Object.defineProperty(prototype, 'complete', { get: () => false, configurable: true });
  Object.defineProperty(prototype, 'decode', { value: () => Promise.resolve(), configurable: true });
  Object.defineProperty(prototype, 'src', {
    configurable: true,
    get: own?.get,
    set(this: HTMLElement, value: string) {
      own?.set?.call(this, value);
      arrive(this);
    },
  });
  const setAttribute = Reflect.get(window.Element.prototype, 'setAttribute') as (
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
export function installStubs(given: object): void {
  const window = given as AnyWindow;
  watchVisible(window);
  deliverPictures(window);
  moveHistoryLater(window);
}
