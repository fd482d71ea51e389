/**
 * The only DevTools event that tests listen to: the app address that a page navigates to. Any other command is refused.
 */
interface Opening {
  readonly url: string;
}
type Hear = (opening: Opening) => void;

export class NodeDevTools {
  private readonly listeners = new Set<Hear>();

  /** https://chromedevtools.github.io/devtools-protocol/tot/Page/ */
  send(method: string): Promise<object> {
    return method === 'Page.enable'
      ? Promise.resolve({})
      : Promise.reject(new Error(`pages in Node have no ${method}`));
  }
  on(event: string, hear: Hear): void {
    if (event !== 'Page.frameRequestedNavigation') throw new Error(`pages in Node have no ${event}`);
    this.listeners.add(hear);
  }
  /** Called by the driver when the page navigates to an address that is not a web page. */
  notify(opening: Opening): void {
    for (const hear of this.listeners) hear(opening);
  }
}
