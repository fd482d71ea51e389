import { componentHost, WxElement } from './base';

type Member = (options?: unknown) => void;

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The web views of a page. */
export const webViewsIn = (page: Element): readonly WebView[] =>
  Array.from(page.querySelectorAll('wx-web-view')).filter((view) => view instanceof WebView);

/**
 * A web page inside a mini program, with what the hosts' script provides: posts to the mini program and navigation of
 * its page stack. The messaging app delivers posts together when the web view is closed or its page is shared, the
 * payment app each one immediately.
 */
export class WebView extends WxElement {
  private readonly frame = document.createElement('iframe');
  private readonly posts: unknown[] = [];

  protected override setUp(): void {
    this.frame.title = 'web-view';
    this.append(this.frame);
    this.frame.addEventListener('load', () => {
      // A page that the first one navigates to has a new window.
      this.giveBridge();
      if (this.text('src') !== '') this.emit('load', { src: this.text('src') });
    });
    // An empty frame keeps its window when the first page has the same origin: the bridge exists before its scripts
    // run.
    this.giveBridge();
  }

  protected override update(name: string): void {
    if (name !== '' && name !== 'src') return;
    const address = componentHost().resolveUrl(this.text('src'));
    if (address !== '' && this.frame.getAttribute('src') !== address) this.frame.src = address;
  }

  /** Address of the page inside; undefined while there is none. */
  get address(): string | undefined {
    return this.frame.src === '' ? undefined : this.frame.src;
  }

  /** The page that contains this is being closed or shared: the messaging app delivers the posts. */
  handOver(): void {
    if (componentHost().target === 'weapp' && this.posts.length > 0)
      this.emit('message', { data: this.posts.splice(0) });
  }

  private giveBridge(): void {
    const page = this.frame.contentWindow;
    if (page === null) return;
    const { target } = componentHost();
    const moves = this.makeMoves();
    try {
      if (target === 'alipay')
        Reflect.set(page, 'my', { ...moves, postMessage: (data: unknown) => this.sendNow(data) });
      else
        Reflect.set(page, 'wx', {
          miniProgram: {
            ...moves,
            postMessage: (options: unknown) => void this.posts.push(copy(field(options, 'data'))),
          },
        });
    } catch {
      // Another origin: on a phone its page loads the host's script itself, here it has none
    }
  }

  private sendNow(data: unknown): void {
    const post = copy(data);
    window.setTimeout(() => this.emit('message', post));
  }

  private makeMoves(): Record<string, Member> {
    const move =
      (openType: string): Member =>
      (options) => {
        const delta = field(options, 'delta');
        // Crosses the bridge: runs after the script that requested it.
        window.setTimeout(() =>
          componentHost().navigate(
            String(field(options, 'url') ?? ''),
            openType,
            typeof delta === 'number' ? delta : 1,
          ),
        );
      };
    return {
      navigateBack: move('navigateBack'),
      navigateTo: move('navigate'),
      redirectTo: move('redirect'),
      switchTab: move('switchTab'),
      reLaunch: move('reLaunch'),
      getEnv: (callback) => {
        if (typeof callback === 'function')
          Reflect.apply(callback, undefined, [{ miniprogram: true, miniProgram: true }]);
      },
    };
  }
}

/** Posts cross the bridge as JSON. */
function copy(data: unknown): unknown {
  const text: string | undefined = JSON.stringify(data);
  if (text === undefined) return undefined;
  const value: unknown = JSON.parse(text);
  return value;
}
