/**
 * What a phone asks the user permission for: geolocation, and reading the clipboard. Refused unless the test has
 * granted it.
 */
interface AskingWindow {
  readonly navigator: object;
  readonly DOMException: new (text: string, name: string) => Error;
  setTimeout(run: () => void): unknown;
}
/** The clipboard of a phone, shared by its pages. */
interface Copied {
  text: string;
}
type Place = { readonly latitude: number; readonly longitude: number } | null;
type Located = (position: object) => void;
type Refused = (error: object) => void;

/** https://www.w3.org/TR/geolocation/#position_error_interface */
const ERROR = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;

export function installPermissions(
  given: object,
  isGranted: (name: string) => boolean,
  place: () => Place,
  copied: Copied,
): void {
  const window = given as AskingWindow;
  const locate = (located: Located, refused?: Refused): void =>
    void window.setTimeout(() => {
      const at = place();
      if (!isGranted('geolocation'))
        refused?.({ ...ERROR, code: ERROR.PERMISSION_DENIED, message: 'User denied Geolocation' });
      else if (at === null)
        refused?.({ ...ERROR, code: ERROR.POSITION_UNAVAILABLE, message: 'Position unavailable' });
      else located({ coords: { ...at, accuracy: 10 }, timestamp: Date.now() });
    });
  const permissions = {
    query: ({ name }: { name: string }) =>
      Promise.resolve({
        name,
        state: isGranted(name) ? 'granted' : 'prompt',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }),
  };
  const clipboard = {
    writeText(text: string): Promise<void> {
      copied.text = text;
      return Promise.resolve();
    },
    readText: (): Promise<string> =>
      isGranted('clipboard-read')
        ? Promise.resolve(copied.text)
        : Promise.reject(new window.DOMException('Read permission denied.', 'NotAllowedError')),
  };
  Object.defineProperties(window.navigator, {
    clipboard: { value: clipboard, configurable: true },
    geolocation: {
      value: { getCurrentPosition: locate, watchPosition: () => 0, clearWatch: () => undefined },
      configurable: true,
    },
    permissions: { value: permissions, configurable: true },
  });
}
