import type { EngineTarget } from '../contract';
import type { TreeNode } from './glass';

interface FrameworkEvent {
  readonly type: string;
  readonly timeStamp: number;
  readonly detail: unknown;
  readonly mark: Record<string, unknown> | null;
  readonly target: TreeNode | { readonly _$: TreeNode };
  readonly currentTarget: TreeNode | { readonly _$: TreeNode };
  getOriginalEvent(): unknown;
  stopPropagation(): void;
  preventDefault(): void;
}

function isFrameworkEvent(value: unknown): value is FrameworkEvent {
  return (
    typeof value === 'object' && value !== null && 'getOriginalEvent' in value && 'currentTarget' in value
  );
}

/** The payment app names touch events in camel case and calls a long press a long tap. */
const ALIPAY_NAMES: Readonly<Record<string, string>> = {
  touchstart: 'touchStart',
  touchmove: 'touchMove',
  touchend: 'touchEnd',
  touchcancel: 'touchCancel',
  longtap: 'longTap',
};

interface EventNode {
  readonly id: string;
  readonly dataset: Record<string, unknown>;
  readonly offsetLeft: number;
  readonly offsetTop: number;
}

function describeNode(node: FrameworkEvent['target']): EventNode {
  const tree = '_$' in node ? node._$ : node;
  const element = tree.getBackendElement();
  return {
    id: tree.id,
    dataset: { ...(tree.dataset ?? {}) },
    offsetLeft: element?.offsetLeft ?? 0,
    offsetTop: element?.offsetTop ?? 0,
  };
}

interface Point {
  readonly identifier: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly pageX: number;
  readonly pageY: number;
}

function point(touch: { identifier?: number; clientX: number; clientY: number }): Point {
  return {
    identifier: touch.identifier ?? 0,
    clientX: touch.clientX,
    clientY: touch.clientY,
    pageX: touch.clientX,
    pageY: touch.clientY,
  };
}

function points(original: unknown, list: 'touches' | 'changedTouches'): Point[] {
  if (typeof TouchEvent !== 'undefined' && original instanceof TouchEvent)
    return Array.from(original[list], point);
  if (original instanceof MouseEvent) return [point(original)];
  return [];
}

const POINTER_TYPES = new Set([
  'tap',
  'longpress',
  'longtap',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'canceltap',
]);

/** A framework event as package code receives it: plain data, no tree nodes. */
function toHostEvent(event: FrameworkEvent, target: EngineTarget): Record<string, unknown> {
  const original = event.getOriginalEvent();
  const touched = POINTER_TYPES.has(event.type);
  const targetNode = describeNode(event.target);
  const result: Record<string, unknown> = {
    type: target === 'alipay' ? (ALIPAY_NAMES[event.type] ?? event.type) : event.type,
    timeStamp: event.timeStamp,
    target:
      target === 'alipay' ? { ...targetNode, targetDataset: targetNode.dataset, tagName: '' } : targetNode,
    currentTarget: describeNode(event.currentTarget),
    mark: event.mark ?? {},
    detail: event.detail === undefined ? {} : event.detail,
    stopPropagation: () => event.stopPropagation(),
    preventDefault: () => event.preventDefault(),
  };
  if (touched) {
    result.touches = points(original, 'touches');
    result.changedTouches = points(original, 'changedTouches');
  }
  return result;
}

/** Wraps the functions of a page or component definition so that each receives host events. */
export function withHostEvents(
  functions: Readonly<Record<string, unknown>>,
  target: EngineTarget,
): Record<string, unknown> {
  const wrapped: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(functions)) {
    wrapped[name] =
      typeof member === 'function'
        ? function handler(this: unknown, ...args: unknown[]): unknown {
            const [first, ...rest] = args;
            return Reflect.apply(
              member,
              this,
              isFrameworkEvent(first) ? [toHostEvent(first, target), ...rest] : args,
            );
          }
        : member;
  }
  return wrapped;
}
