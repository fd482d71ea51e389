/**
 * The globals that package code can use. A phone's mini program has no window, document, localStorage …; code that uses
 * them works in a browser and crashes there, so every browser global is hidden by a parameter of the function that runs
 * the file. `this`, `Function`, `eval` and constructors are blocked as well.
 */

const LANGUAGE_GLOBALS = (
  'Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp Error ' +
  'AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError JSON Math Intl ArrayBuffer Atomics ' +
  'Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray ' +
  'BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet WeakRef Proxy Reflect FinalizationRegistry ' +
  'decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite isNaN eval'
).split(' ');

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * Names of the page's globals that package code must not use.
 * @param known names that cannot be enumerated
 */
function hiddenNames(page: object, provided: readonly string[], known: readonly string[] = []): string[] {
  const names = new Set(known);
  for (
    let level: object | null = page;
    level !== null && level !== Object.prototype;
    level = Reflect.getPrototypeOf(level)
  ) {
    for (const name of Object.getOwnPropertyNames(level)) names.add(name);
  }
  for (const name of [...LANGUAGE_GLOBALS, ...provided, 'constructor', 'arguments']) names.delete(name);
  return [...names].filter((name) => IDENTIFIER.test(name));
}

/** `new Function(…)` in a mini program creates a function that does nothing. */
function makeInertFunction(): FunctionConstructor {
  const inert = (): undefined => undefined;
  return new Proxy(Function, { apply: () => inert, construct: () => inert });
}

/** Timers as in the hosts: functions only, never text. */
function makeTimer(start: (callback: () => void, delayMs?: number) => number, name: string) {
  return (callback: unknown, delayMs?: number, ...args: unknown[]): number => {
    if (typeof callback !== 'function') throw new TypeError(`${name} takes a function`);
    return start(() => {
      Reflect.apply(callback, undefined, args);
    }, delayMs);
  };
}

/** What the process that opened the window provides instead of the browser. */
export interface Opener {
  readonly makeFunction: MakeFunction;
  /** Names of the window's globals that cannot be enumerated. */
  readonly globals: readonly string[];
}

export interface Scope {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
}

/**
 * Builds the scope once per phone.
 * @param extras host names: wx or my, App, Page, Component, getApp, console …
 * @param known the window's globals that cannot be enumerated
 */
export function makeScope(
  page: Window & typeof globalThis,
  extras: Readonly<Record<string, unknown>>,
  known: readonly string[] = [],
): Scope {
  const Inert = makeInertFunction();
  const provided: Record<string, unknown> = {
    ...extras,
    Function: Inert,
    setTimeout: makeTimer((callback, delayMs) => page.setTimeout(callback, delayMs), 'setTimeout'),
    setInterval: makeTimer((callback, delayMs) => page.setInterval(callback, delayMs), 'setInterval'),
    clearTimeout: (id: unknown) => page.clearTimeout(typeof id === 'number' ? id : undefined),
    clearInterval: (id: unknown) => page.clearInterval(typeof id === 'number' ? id : undefined),
  };
  const shared: Record<string, unknown> = {};
  for (const name of LANGUAGE_GLOBALS)
    if (name !== 'eval' && name !== 'undefined') shared[name] = Reflect.get(page, name);
  // A modern host has a `globalThis`, which contains the language's own objects and the host's calls.
  const globalObject: Record<string, unknown> = { ...shared, ...provided };
  globalObject.globalThis = globalObject;
  provided.globalThis = globalObject;
  const names = Object.keys(provided);
  const hidden = hiddenNames(page, names, known);
  return {
    names: [...names, ...hidden],
    values: [...Object.values(provided), ...hidden.map(() => undefined)],
  };
}

/** Blocks the ways around the scope that lead through a function's `constructor`. */
export function closeEscapes(): void {
  const Inert = makeInertFunction();
  const samples: unknown[] = [
    function plain() {},
    async function later() {},
    function* steps() {},
    async function* laterSteps() {},
  ];
  for (const sample of samples) {
    const prototype = typeof sample === 'function' ? Reflect.getPrototypeOf(sample) : null;
    if (prototype !== null)
      Object.defineProperty(prototype, 'constructor', { value: Inert, configurable: true, writable: true });
  }
}

function refuseEval(): never {
  throw new EvalError('eval is not available in a mini program');
}

type ModuleFunction = (
  require: (path: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

/**
 * Compiles one package file to a function. Strict, so that `this` of a plain call is undefined, never the window. The
 * outer function is not strict: only there may a parameter be called `eval`.
 * @throws SyntaxError when the file is not valid JavaScript.
 */
export function compileModule(
  path: string,
  source: string,
  scope: Scope,
  makeFunction: MakeFunction,
): ModuleFunction {
  const body = `return function(require,module,exports){"use strict";${source}\n};\n//# sourceURL=package:///${path}`;
  const outer = makeFunction(path, [...scope.names, 'eval'], body);
  const compiled: unknown = Reflect.apply(outer, undefined, [...scope.values, refuseEval]);
  if (typeof compiled !== 'function') throw new TypeError(`${path} did not compile`);
  return (require, module, exports) => {
    Reflect.apply(compiled, undefined, [require, module, exports]);
  };
}

/**
 * A function of these parameters from its body's text. Node provides one that compiles each text once for all its
 * phones.
 * @param path of the package file, for messages
 * @throws SyntaxError that names the file: the language's own error does not when the code is passed as text.
 */
export type MakeFunction = (
  path: string,
  names: readonly string[],
  body: string,
) => (...args: unknown[]) => unknown;

export const newFunction: MakeFunction = (path, names, body) => {
  try {
    return new Function(...names, body) as (...args: unknown[]) => unknown;
  } catch (error) {
    throw new SyntaxError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
