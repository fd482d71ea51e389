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

/** Tag of a page's own root component. */
export const PAGE_ROOT = 'wx-page-root';

/** Renders `wx-*` elements: a host tag called `input` would become a real HTML input. */
export class EngineBackend extends glassEasel.CurrentWindowBackendContext {
  constructor(onUnknownTag: (tag: string) => void) {
    super();
    const create = (tag: string): HTMLElement => {
      const name = tag.startsWith('wx-') ? tag : `wx-${tag.toLowerCase()}`;
      if (name !== 'wx-x' && name !== PAGE_ROOT && !isBuiltIn(name) && !isComponentHost(tag))
        onUnknownTag(tag);
      return document.createElement(name);
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
