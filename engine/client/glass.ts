/**
 * The part of glass-easel that the host uses. Its own types serve component authors with deep generics; this is the
 * host's view of the same objects, and the only place that bridges the two.
 */
import * as glassEasel from 'glass-easel';
import { component, MiniProgramEnv, type CodeSpace } from 'glass-easel-miniprogram-adapter';

/** A node of the component tree. */
export interface TreeNode {
  id: string;
  dataset: Record<string, unknown> | null;
  getAttribute(name: string): unknown;
  triggerEvent(
    name: string,
    detail: unknown,
    options: { bubbles?: boolean; composed?: boolean; originalEvent?: unknown },
  ): void;
  getBackendElement(): HTMLElement | null;
  asInstanceOf?: unknown;
}

interface ComponentNode extends TreeNode {
  readonly is: string;
  getShadowRoot(): {
    querySelector(selector: string): TreeNode | null;
    querySelectorAll(selector: string): TreeNode[];
  } | null;
}

/** `this` of package code in a page or component. */
export interface Caller {
  readonly _$: ComponentNode;
  data: Record<string, unknown>;
  setData(data: Record<string, unknown>, callback?: () => void): void;
  [member: string]: unknown;
}

export interface RootNode {
  get(): Caller;
  getComponent(): ComponentNode;
  attach(parent: Element, placeholder: Element): void;
  release(): void;
}

export { glassEasel, MiniProgramEnv };
export type { CodeSpace };

/** Inserts one filter before every component's `setData`, and delays its result by `delayMs`. */
export function interceptSetData(
  filter: (caller: Caller, data: unknown) => Record<string, unknown>,
  delayMs = 0,
): void {
  const prototype = component.ComponentCaller.prototype as unknown as { setData: Caller['setData'] };
  const original = prototype.setData;
  prototype.setData = function setData(this: Caller, data, callback) {
    const passed = [filter(this, data), callback];
    if (delayMs === 0) Reflect.apply(original, this, passed);
    else setTimeout(() => void Reflect.apply(original, this, passed), delayMs);
  };
}

/** Calls `listener` for each error and warning that the framework catches or finds. */
export function onFrameworkProblem(listener: (kind: string, cause: unknown) => void): void {
  glassEasel.addGlobalErrorListener((error, method) => {
    listener(`error in ${method ?? 'a callback'}`, error);
    return false;
  });
  glassEasel.addGlobalWarningListener((message) => {
    // Both hosts silently draw nothing for a missing list; Taro's templates rely on it.
    if (!/^The for-list data is .* got type "undefined"/.test(message)) listener('template warning', message);
    return false;
  });
}

/** The tree node of a DOM element. */
export function nodeOf(element: Element): TreeNode | null {
  const holder = element as Element & { __wxElement?: TreeNode };
  return holder.__wxElement ?? null;
}

/** Calls `listener` when a template names a handler that its page or component does not have. */
export function onMissingHandler(listener: (component: string, handler: string) => void): void {
  const holder = glassEasel.Component as unknown as {
    getMethod(component: ComponentNode, name: string): unknown;
  };
  const original = holder.getMethod;
  holder.getMethod = function getMethod(component, name) {
    const method: unknown = Reflect.apply(original, holder, [component, name]);
    if (typeof method !== 'function') listener(component.is, name);
    return method;
  };
}
