import { CanvasBox } from '../components/boxes';
import type { TreeNode } from '../glass';
import type { ApiContext } from './context';

type Fields = Readonly<Record<string, unknown>>;

function rectOf(node: TreeNode | null, top: number): Record<string, unknown> | null {
  const element = node?.getBackendElement();
  if (node === null || element === null || element === undefined) return null;
  const rect = element.getBoundingClientRect();
  // Hosts measure from the page's own view, below the title bar.
  return {
    id: node.id,
    dataset: node.dataset ?? {},
    left: rect.left,
    right: rect.right,
    top: rect.top - top,
    bottom: rect.bottom - top,
    width: rect.width,
    height: rect.height,
  };
}

function fieldsOf(node: TreeNode | null, fields: Fields, top: number): Record<string, unknown> | null {
  const element = node?.getBackendElement();
  if (node === null || element === null || element === undefined) return null;
  const result: Record<string, unknown> = {};
  const rect = rectOf(node, top) ?? {};
  if (fields.id === true) result.id = node.id;
  if (fields.dataset === true) result.dataset = node.dataset ?? {};
  if (fields.rect === true) for (const side of ['left', 'right', 'top', 'bottom']) result[side] = rect[side];
  if (fields.size === true) for (const side of ['width', 'height']) result[side] = rect[side];
  if (fields.scrollOffset === true)
    Object.assign(result, {
      scrollTop: element.scrollTop,
      scrollLeft: element.scrollLeft,
      scrollHeight: element.scrollHeight,
      scrollWidth: element.scrollWidth,
    });
  for (const name of Array.isArray(fields.properties) ? fields.properties.map(String) : [])
    result[name] = node.getAttribute(name);
  for (const name of Array.isArray(fields.computedStyle) ? fields.computedStyle.map(String) : [])
    result[name] = getComputedStyle(element).getPropertyValue(name);
  return result;
}

/** `createSelectorQuery` on the current page, as far as Taro's and plain code use it. */
export function makeSelectorQuery(context: ApiContext): () => unknown {
  return () => {
    const jobs: { read: () => unknown; callback: unknown }[] = [];
    const page = () => context.pages.current;
    const top = () => page()?.frame.getBoundingClientRect().top ?? 0;
    const shadow = () => page()?.root.getComponent().getShadowRoot() ?? null;
    const find = (selector: string): TreeNode | null => shadow()?.querySelector(selector) ?? null;
    const findAll = (selector: string): TreeNode[] => shadow()?.querySelectorAll(selector) ?? [];
    const query: Record<string, unknown> = {};
    const add = (read: () => unknown, callback: unknown): unknown => {
      jobs.push({ read, callback });
      return query;
    };
    const scrollOf = (element: Element | null | undefined) => ({
      scrollTop: element?.scrollTop ?? 0,
      scrollLeft: element?.scrollLeft ?? 0,
      scrollHeight: element?.scrollHeight ?? 0,
      scrollWidth: element?.scrollWidth ?? 0,
    });
    const each = (nodes: () => (TreeNode | null)[], isMany: boolean) => {
      const read = (map: (node: TreeNode | null) => unknown) => () =>
        isMany ? nodes().map(map) : map(nodes()[0] ?? null);
      return {
        boundingClientRect: (callback: unknown) =>
          add(
            read((node) => rectOf(node, top())),
            callback,
          ),
        scrollOffset: (callback: unknown) =>
          add(
            read((node) => scrollOf(node?.getBackendElement())),
            callback,
          ),
        fields: (fields: Fields, callback: unknown) =>
          add(
            read((node) => fieldsOf(node, fields, top())),
            callback,
          ),
        node: (callback: unknown) =>
          add(
            read((found) => {
              const element = found?.getBackendElement();
              // As on a phone: no node before the page's `onReady`, in the payment app before the canvas's own.
              const isReady = page()?.isReady === true && element instanceof CanvasBox && element.isReady;
              return { node: isReady ? element.node : null };
            }),
            callback,
          ),
        context: (callback: unknown) =>
          add(
            read(() => ({ context: null })),
            callback,
          ),
      };
    };
    query.select = (selector: string) => each(() => [find(selector)], false);
    query.selectAll = (selector: string) => each(() => findAll(selector), true);
    query.selectViewport = () => ({
      boundingClientRect: (callback: unknown) =>
        add(
          () => ({
            left: 0,
            top: 0,
            right: window.innerWidth,
            bottom: page()?.frame.clientHeight ?? 0,
            width: window.innerWidth,
            height: page()?.frame.clientHeight ?? 0,
          }),
          callback,
        ),
      scrollOffset: (callback: unknown) => add(() => scrollOf(page()?.scroller), callback),
      fields: (_fields: Fields, callback: unknown) =>
        add(
          () => ({
            ...scrollOf(page()?.scroller),
            width: window.innerWidth,
            height: page()?.frame.clientHeight ?? 0,
          }),
          callback,
        ),
    });
    query.in = () => query;
    query.exec = (done: unknown) => {
      requestAnimationFrame(() => {
        const results = jobs.map((job) => {
          const value = job.read();
          if (typeof job.callback === 'function') Reflect.apply(job.callback, undefined, [value]);
          return value;
        });
        if (typeof done === 'function') Reflect.apply(done, undefined, [results]);
      });
      return query;
    };
    return query;
  };
}

function plainRect({ left, top, right, bottom, width, height }: DOMRectReadOnly): Record<string, number> {
  return { left, top, right, bottom, width, height };
}

/** `createIntersectionObserver` on the current page. */
export function makeIntersectionObserver(context: ApiContext): (...args: unknown[]) => unknown {
  return (...args) => {
    const given = args.find(
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        ('thresholds' in value || 'observeAll' in value || 'selectAll' in value),
    );
    const options: Fields =
      typeof given === 'object' && given !== null ? Object.fromEntries(Object.entries(given)) : {};
    const page = context.pages.current;
    const observers: IntersectionObserver[] = [];
    let margin = '0px';
    let rootSelector: string | null = null;
    const setMargin = (margins: unknown): void => {
      const side = (name: string): string =>
        `${Number(typeof margins === 'object' && margins !== null ? (Reflect.get(margins, name) ?? 0) : 0)}px`;
      margin = ['top', 'right', 'bottom', 'left'].map(side).join(' ');
    };
    // The payment app documents only the edges of these rectangles.
    const rect = (box: DOMRectReadOnly): unknown => {
      const { left, right, top, bottom } = box;
      return context.settings.target === 'alipay' ? { left, right, top, bottom } : plainRect(box);
    };
    const own: Record<string, unknown> = {};
    own.relativeTo = (selector: string, margins?: unknown) => {
      rootSelector = selector;
      setMargin(margins);
      return own;
    };
    own.relativeToViewport = (margins?: unknown) => {
      setMargin(margins);
      return own;
    };
    own.observe = (selector: string, callback: unknown) => {
      const shadow = page?.root.getComponent().getShadowRoot() ?? null;
      const isAll = options.observeAll === true || options.selectAll === true;
      const nodes = isAll
        ? (shadow?.querySelectorAll(selector) ?? [])
        : [shadow?.querySelector(selector) ?? null];
      const root =
        rootSelector === null ? page?.scroller : shadow?.querySelector(rootSelector)?.getBackendElement();
      const observer = new IntersectionObserver(
        (entries) => {
          for (const entry of entries) {
            const node = nodes.find((candidate) => candidate?.getBackendElement() === entry.target);
            if (typeof callback !== 'function') continue;
            Reflect.apply(callback, undefined, [
              {
                id: node?.id ?? '',
                dataset: node?.dataset ?? {},
                time: entry.time,
                intersectionRatio: entry.intersectionRatio,
                intersectionRect: rect(entry.intersectionRect),
                boundingClientRect: rect(entry.boundingClientRect),
                relativeRect: entry.rootBounds === null ? null : rect(entry.rootBounds),
              },
            ]);
          }
        },
        {
          root: root ?? null,
          rootMargin: margin,
          threshold: Array.isArray(options.thresholds) ? options.thresholds.map(Number) : [0],
        },
      );
      for (const node of nodes) {
        const element = node?.getBackendElement();
        if (element !== null && element !== undefined) observer.observe(element);
      }
      observers.push(observer);
    };
    own.disconnect = () => observers.forEach((observer) => observer.disconnect());
    return own;
  };
}
