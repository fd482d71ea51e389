import type { EngineTarget } from '../../contract';

export type Options = Readonly<Record<string, unknown>>;

/** A call's failure as the host reports it. */
export class ApiFailure extends Error {
  constructor(
    message: string,
    /** The payment app's error number. */
    readonly code = 2,
    readonly extra: Options = {},
  ) {
    super(message);
  }
}

export type AsyncCall = (options: Options) => unknown;

export function optionText(options: Options, ...names: string[]): string {
  for (const name of names) {
    const value = options[name];
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}

export function optionNumber(options: Options, name: string, fallback: number): number {
  const value = Number(options[name]);
  return options[name] === undefined || !Number.isFinite(value) ? fallback : value;
}

function run(callback: unknown, ...args: unknown[]): void {
  if (typeof callback === 'function') Reflect.apply(callback, undefined, args);
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

export function failureResult(target: EngineTarget, name: string, error: unknown): Record<string, unknown> {
  const message = error instanceof Error ? error.message : String(error);
  const extra = error instanceof ApiFailure ? error.extra : {};
  if (target === 'alipay') {
    return {
      error: error instanceof ApiFailure ? error.code : 2,
      errorMessage: message,
      errMsg: message,
      ...extra,
    };
  }
  return { errMsg: `${name}:fail ${message}`, ...extra };
}

/**
 * A host call with `success`, `fail` and `complete`; returns a promise when none of them is given, as both hosts do.
 * Results arrive asynchronously, never within the call.
 */
export function hostCall(
  target: EngineTarget,
  name: string,
  body: AsyncCall,
): (options?: unknown) => unknown {
  return (input?: unknown) => {
    const options = record(input);
    const wantsPromise =
      options.success === undefined && options.fail === undefined && options.complete === undefined;
    const finished = (async () => body(options))().then(
      (value) => {
        const result = { ...(target === 'weapp' ? { errMsg: `${name}:ok` } : {}), ...record(value) };
        run(options.success, result);
        run(options.complete, result);
        return result;
      },
      (error: unknown) => {
        const result = failureResult(target, name, error);
        run(options.fail, result);
        run(options.complete, result);
        // oxlint-disable-next-line typescript/only-throw-error -- hosts reject with plain objects
        if (wantsPromise) throw result;
        return undefined;
      },
    );
    if (wantsPromise) return finished;
    // An error thrown by a callback is the package's fault and must be reported.
    finished.catch((error: unknown) => {
      window.setTimeout(() => {
        throw error;
      });
    });
    return undefined;
  };
}
