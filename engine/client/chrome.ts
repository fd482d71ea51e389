import type { EnginePackage, EngineTarget, TabBarJson } from '../contract';
import { make } from './dom';

export interface NavigationBar {
  title: string;
  background: string;
  textStyle: 'black' | 'white';
  isHidden: boolean;
  isLoading: boolean;
}

type TabStyle = Partial<Pick<TabBarJson, 'color' | 'selectedColor' | 'backgroundColor'>>;

/** The elements of one tab in the tab bar. */
interface Tab {
  readonly button: HTMLButtonElement;
  readonly icon: HTMLImageElement;
  readonly label: HTMLElement;
  readonly badge: HTMLElement;
}

/** What the host draws around a page: title bar with back button and capsule, tab bar. */
export class Chrome {
  readonly root = make('div', 'engine');
  readonly pages = make('main', 'engine-pages');
  readonly overlays = make('div', 'engine-overlays');
  private readonly title = make('h1', 'engine-title');
  private readonly back = make('button', 'engine-back', '‹');
  private readonly capsule = make('button', 'engine-capsule', '•••');
  private readonly bar = make('header', 'engine-bar-top');
  private readonly tabs = make('nav', 'engine-tabs');
  private readonly badges = new Map<number, string>();
  private drawnTabs: readonly Tab[] = [];
  /** The page paths of `drawnTabs`. */
  private tabPaths = '';
  onBack: () => void = () => undefined;
  onTab: (path: string) => void = () => undefined;
  onMenu: () => void = () => undefined;
  private isTabBarHidden = false;
  /** Changes to app.json's style, made by `setTabBarStyle`. */
  private tabStyle: TabStyle = {};

  constructor(
    target: EngineTarget,
    private readonly resolveUrl: (url: string) => string,
  ) {
    this.root.dataset.target = target;
    this.back.type = 'button';
    this.back.ariaLabel = '返回';
    this.capsule.type = 'button';
    this.capsule.ariaLabel = '更多';
    this.back.hidden = true;
    this.tabs.hidden = true;
    this.back.addEventListener('click', () => this.onBack());
    this.capsule.addEventListener('click', () => this.onMenu());
    this.bar.append(this.back, this.title, this.capsule);
    this.root.append(this.bar, this.pages, this.tabs, this.overlays);
  }

  showNavigation(bar: NavigationBar, canGoBack: boolean): void {
    this.title.textContent = bar.title;
    this.back.hidden = !canGoBack;
    this.bar.classList.toggle('is-custom', bar.isHidden);
    this.bar.classList.toggle('is-loading', bar.isLoading);
    this.bar.style.background = bar.isHidden ? 'transparent' : bar.background;
    this.bar.style.color = bar.textStyle === 'white' ? '#fff' : '#111';
    this.measure();
  }

  showTabs(tabBar: TabBarJson | null, current: string): void {
    const isShown =
      tabBar !== null && !tabBar.custom && tabBar.list.some((item) => item.pagePath === current);
    this.tabs.hidden = !isShown || this.isTabBarHidden;
    if (tabBar !== null && isShown) {
      const styled = { ...tabBar, ...this.tabStyle };
      this.tabs.style.background = styled.backgroundColor ?? '#fff';
      this.keepTabs(styled.list);
      for (const [index, item] of styled.list.entries())
        this.drawTab(index, item, item.pagePath === current ? styled.selectedColor : styled.color, current);
    }
    this.measure();
  }

  /** Reuses the buttons as long as the list is the same: a tap on a button that is replaced during it would be lost. */
  private keepTabs(list: TabBarJson['list']): void {
    const paths = list.map(({ pagePath }) => pagePath).join();
    if (paths === this.tabPaths) return;
    this.tabPaths = paths;
    this.drawnTabs = list.map(({ pagePath }) => {
      const tab: Tab = {
        button: make('button', 'engine-tab'),
        icon: make('img', ''),
        label: make('span', ''),
        badge: make('b', ''),
      };
      tab.button.type = 'button';
      tab.icon.alt = '';
      tab.button.append(tab.icon, tab.label, tab.badge);
      tab.button.addEventListener('click', () => this.onTab(pagePath));
      return tab;
    });
    this.tabs.replaceChildren(...this.drawnTabs.map(({ button }) => button));
  }

  private drawTab(
    index: number,
    item: TabBarJson['list'][number],
    colour: string | undefined,
    current: string,
  ): void {
    const tab = this.drawnTabs[index];
    if (tab === undefined) return;
    const isCurrent = item.pagePath === current;
    tab.button.style.color = colour ?? '';
    tab.button.ariaCurrent = isCurrent ? 'page' : null;
    const path = isCurrent ? (item.selectedIconPath ?? item.iconPath) : item.iconPath;
    const icon = path === undefined ? '' : this.resolveUrl(path.startsWith('/') ? path : `/${path}`);
    tab.icon.hidden = icon === '';
    // Setting the same source again would reload the picture.
    if (tab.icon.getAttribute('src') !== icon) tab.icon.src = icon;
    tab.label.textContent = item.text;
    const badge = this.badges.get(index);
    tab.badge.hidden = badge === undefined;
    tab.badge.className = badge === '' ? 'engine-dot' : 'engine-badge';
    tab.badge.textContent = badge ?? '';
  }

  setTabStyle(style: TabStyle): void {
    this.tabStyle = { ...this.tabStyle, ...style };
  }

  setBadge(index: number, text: string | null): void {
    if (text === null) this.badges.delete(index);
    else this.badges.set(index, text);
  }

  hideTabBar(isHidden: boolean): void {
    this.isTabBarHidden = isHidden;
  }

  /** Shows why there is no page, in its place. */
  showNotice(text: string): void {
    const notice = make('p', 'engine-notice', text);
    notice.role = 'alert';
    this.pages.append(notice);
  }

  /** Height of the title bar in CSS px; 0 when the page draws its own. */
  get barHeight(): number {
    return this.bar.classList.contains('is-custom') ? 0 : this.bar.offsetHeight;
  }

  capsuleRect(): DOMRect {
    return this.capsule.getBoundingClientRect();
  }

  /** `100vh` in package styles is the page's own height. */
  measure(): void {
    this.root.style.setProperty('--engine-vh', `${this.pages.clientHeight / 100}px`);
  }
}

/** The tab bar with the variables of theme.json replaced. */
export function themedTabBar({ appJson, themes }: EnginePackage, theme: 'light' | 'dark'): TabBarJson | null {
  if (appJson.tabBar === null) return null;
  const themed = (value: string | undefined): string | undefined =>
    value?.startsWith('@') === true ? themes[theme][value.slice(1)] : value;
  const { color, selectedColor, backgroundColor } = appJson.tabBar;
  return {
    ...appJson.tabBar,
    color: themed(color),
    selectedColor: themed(selectedColor),
    backgroundColor: themed(backgroundColor),
  };
}

const COLOURS: Readonly<Record<string, string>> = { light: '#ffffff', dark: '#191919' };

/** Title bar of a page from its JSON and the app's, in either app's spelling. */
export function readNavigationBar(
  { appJson, themes }: EnginePackage,
  page: Readonly<Record<string, unknown>>,
  theme: 'light' | 'dark',
): NavigationBar {
  const pick = (...names: string[]): string | undefined => {
    for (const source of [page, appJson.window]) {
      for (const name of names) {
        const value = source[name];
        if (typeof value !== 'string') continue;
        if (!value.startsWith('@')) return value;
        const themed = themes[theme][value.slice(1)];
        if (themed !== undefined) return themed;
      }
    }
    return undefined;
  };
  const background = pick('navigationBarBackgroundColor', 'titleBarColor') ?? COLOURS[theme] ?? '#fff';
  const style = pick('navigationBarTextStyle');
  return {
    title: pick('navigationBarTitleText', 'defaultTitle') ?? '',
    background,
    textStyle: style === 'white' || (style === undefined && isDark(background)) ? 'white' : 'black',
    isHidden: pick('navigationStyle') === 'custom' || pick('transparentTitle') === 'always',
    isLoading: false,
  };
}

export function isDark(colour: string): boolean {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (match === null) return false;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => parseInt(part, 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}
