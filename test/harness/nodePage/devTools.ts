/** Of the DevTools protocol what tests listen to: which app's address a page goes to. Any other command is refused. */
export interface Opening {
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
  /** Of the driver: the page goes to an address that is no page's. */
  tell(opening: Opening): void {
    for (const hear of this.listeners) hear(opening);
  }
}
