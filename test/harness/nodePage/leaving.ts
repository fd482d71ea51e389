/**
 * Leaving a document, which happy-dom removes silently: here it receives `pagehide`, and its beacons are still sent.
 */
interface LeavingWindow {
  readonly navigator: object;
  readonly Event: typeof Event;
  dispatchEvent(event: Event): boolean;
}
/** The `sendBeacon` body supported here; the app sends nothing else. */
export interface Beacon {
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** happy-dom's internal name of the method that destroys a window. */
function endingOf(window: object): symbol {
  for (let at: object | null = window; at !== null; at = Object.getPrototypeOf(at) as object | null) {
    const found = Object.getOwnPropertySymbols(at).find(({ description }) => description === 'destroy');
    if (found !== undefined) return found;
  }
  throw new Error('happy-dom has another name for the end of a window');
}

/**
 * @param isHeard whether the page is still in use: the end of a visit does not count as leaving
 * @param send sends the beacon, even when the document is gone
 * @param left called after the document is gone
 */
export function installLeaving(
  given: object,
  isHeard: () => boolean,
  send: (url: string, beacon: Beacon) => void,
  left: () => void,
): void {
  const window = given as LeavingWindow;
  const ending = endingOf(window);
  const end = Reflect.get(window, ending) as () => void;
  Object.defineProperty(window, ending, {
    configurable: true,
    value(): void {
      if (isHeard()) window.dispatchEvent(new window.Event('pagehide'));
      end.call(window);
      left();
    },
  });
  Object.defineProperty(window.navigator, 'sendBeacon', {
    configurable: true,
    value(url: string, beacon: Beacon): boolean {
      send(url, beacon);
      return true;
    },
  });
}
