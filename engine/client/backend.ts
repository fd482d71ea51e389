import { isBuiltIn } from './components/registry';
import { glassEasel } from './glass';

/** Events passed through from the browser; the built-in components send all others. */
const BROWSER_EVENTS = new Set([
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'animationstart',
  'animationiteration',
  'animationend',
  'transitionend',
]);

const resolvePictures = (style: string, resolveUrl: (url: string) => string): string =>
  style.replace(
    /url\((["']?)(https?:[^"')]+)\1\)/g,
    (_all, quote: string, url: string) => `url(${quote}${resolveUrl(url)}${quote})`,
  );

/** Tag of a page's own root component. */
export const PAGE_ROOT = 'wx-page-root';

/** Renders `wx-*` elements: a host tag called `input` would become a real HTML input. */
export class EngineBackend extends glassEasel.CurrentWindowBackendContext {
  /** @param resolveUrl for pictures in inline styles */
  constructor(onUnknownTag: (tag: string) => void, resolveUrl: (url: string) => string) {
    super();
    const create = (tag: string): HTMLElement => {
      const name = tag.startsWith('wx-') ? tag : `wx-${tag.toLowerCase()}`;
      if (name !== 'wx-x' && name !== PAGE_ROOT && !isBuiltIn(name) && !isComponentHost(tag))
        onUnknownTag(tag);
      const element = document.createElement(name);
      const setAttribute = element.setAttribute.bind(element);
      element.setAttribute = (key, value) =>
        setAttribute(key, key === 'style' ? resolvePictures(value, resolveUrl) : value);
      return element;
    };
    Reflect.set(this, 'document', {
      createElement: create,
      createTextNode: (text: string) => document.createTextNode(text),
      createDocumentFragment: () => document.createDocumentFragment(),
    });
  }

  override setListenerStats(
    ...args: Parameters<glassEasel.CurrentWindowBackendContext['setListenerStats']>
  ): void {
    if (BROWSER_EVENTS.has(args[1])) super.setListenerStats(...args);
  }
}

const componentHosts = new Set<string>();

/** Tags of the package's own components. */
export function addComponentHost(tag: string): void {
  componentHosts.add(tag);
}

function isComponentHost(tag: string): boolean {
  return componentHosts.has(tag) || tag === 'virtual' || tag === 'slot';
}
