import { componentHost, WxElement } from './base';
import { define } from './registry';

const TAGS = new Set(
  (
    'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del div dl dt em fieldset ' +
    'font footer h1 h2 h3 h4 h5 h6 header hr i img ins label legend li mark nav ol p pre q rt ruby s section small span strong ' +
    'sub sup table tbody td tfoot th thead tr tt u ul'
  ).split(' '),
);
const ATTRIBUTES = new Set([
  'class',
  'style',
  'alt',
  'src',
  'height',
  'width',
  'colspan',
  'rowspan',
  'dir',
  'span',
  'start',
  'type',
]);

interface RichNode {
  readonly name?: unknown;
  readonly type?: unknown;
  readonly text?: unknown;
  readonly attrs?: unknown;
  readonly children?: unknown;
}

function isNode(value: unknown): value is RichNode {
  return typeof value === 'object' && value !== null;
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(lt|gt|amp|quot|apos|nbsp);/g,
    (_all, name: string) =>
      ({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00a0' })[name] ?? '',
  );
}

function build(value: unknown): Node | null {
  if (!isNode(value)) return null;
  if (value.type === 'text') return document.createTextNode(decodeEntities(String(value.text ?? '')));
  const name = String(value.name ?? '').toLowerCase();
  // Hosts drop a node that they do not trust together with its children.
  if (!TAGS.has(name)) return null;
  const element = document.createElement(name);
  const attributes = isNode(value.attrs) ? Object.entries(value.attrs) : [];
  for (const [key, content] of attributes) {
    if (!ATTRIBUTES.has(key)) continue;
    const text = String(content).replace(
      /(-?\d*\.?\d+)rpx\b/g,
      (_all, n: string) => `${(Number(n) * 100) / 750}vw`,
    );
    element.setAttribute(key, key === 'src' ? componentHost().resolveUrl(text) : text);
  }
  for (const child of Array.isArray(value.children) ? value.children : []) {
    const node = build(child);
    if (node !== null) element.append(node);
  }
  return element;
}

/** Parses HTML text to rich-text nodes, as the messaging app does with a string. */
function parseHtml(html: string): unknown[] {
  const read = (node: Node): unknown => {
    if (node.nodeType === Node.TEXT_NODE) return { type: 'text', text: node.textContent ?? '' };
    if (!(node instanceof Element)) return null;
    return {
      name: node.localName,
      attrs: Object.fromEntries(
        Array.from(node.attributes, (attribute) => [attribute.name, attribute.value]),
      ),
      children: Array.from(node.childNodes, read),
    };
  };
  return Array.from(new DOMParser().parseFromString(html, 'text/html').body.childNodes, read);
}

class RichText extends WxElement {
  protected override update(name: string): void {
    if (name !== '' && name !== 'nodes') return;
    const value = this.prop('nodes');
    // The payment app only shows arrays; a string shows nothing there.
    const nodes = Array.isArray(value)
      ? value
      : typeof value === 'string' && componentHost().target === 'weapp'
        ? parseHtml(value)
        : [];
    const built = nodes.map(build).filter((node): node is Node => node !== null);
    this.replaceChildren(...built);
  }
}

export function defineRichText(): void {
  define('wx-rich-text', RichText);
}
