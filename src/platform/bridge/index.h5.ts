import { field } from '../attempt';
import { failure, unsupported } from '../outcome';
import { ANSWER_READERS } from './answers';
import type { BridgeCapability, BridgeMethod, BridgeMethods, BridgeOutcome } from './types';

/**
 * The object that the consumer app injects into its web pages: `HiveBridge.invoke(method, paramsJson, callback)`. The
 * callback receives `{ code, msg, data }`, as an object or as JSON text. `code` 0 is success, 404 means that this
 * version of the app lacks the method, anything else is a failure.
 */
type Invoke = (method: string, paramsJson: string, callback: (answer: unknown) => void) => void;

const CODE_OK = 0;
const CODE_NO_SUCH_METHOD = 404;
const DEFAULT_TIMEOUT_MS = 5000;
const WAITS_FOR_A_PERSON: readonly BridgeMethod[] = ['selectAddress', 'share', 'saveImage'];

function invoker(): Invoke | null {
  const object = field(window, 'HiveBridge');
  const invoke = field(object, 'invoke');
  if (typeof invoke !== 'function') return null;
  return (...args) => void Reflect.apply(invoke, object, args);
}

function read<M extends BridgeMethod>(method: M, raw: unknown): BridgeOutcome<BridgeMethods[M]['value']> {
  let answer: unknown = raw;
  if (typeof raw === 'string') {
    try {
      answer = JSON.parse(raw);
    } catch {
      return failure(`${method}: the app's answer is not JSON`);
    }
  }
  const code = field(answer, 'code');
  if (code === CODE_NO_SUCH_METHOD) return unsupported(`this version of the app has no ${method}`);
  if (code !== CODE_OK) {
    const message = field(answer, 'msg');
    return failure(
      typeof message === 'string' && message !== '' ? message : `${method}: code ${String(code)}`,
    );
  }
  const value = ANSWER_READERS[method](field(answer, 'data'));
  return value === undefined
    ? failure(`${method}: the app's answer has another shape`)
    : { kind: 'ok', value };
}

export const bridge: BridgeCapability = {
  isAvailable: () => invoker() !== null,

  call<M extends BridgeMethod>(
    method: M,
    params: BridgeMethods[M]['params'],
    options?: { readonly timeoutMs?: number },
  ) {
    return new Promise<BridgeOutcome<BridgeMethods[M]['value']>>((resolve) => {
      const invoke = invoker();
      if (invoke === null) return resolve(unsupported('not inside the consumer app'));
      const timeoutMs =
        options?.timeoutMs ?? (WAITS_FOR_A_PERSON.includes(method) ? null : DEFAULT_TIMEOUT_MS);
      const timer =
        timeoutMs === null ? undefined : setTimeout(() => resolve({ kind: 'timeout' }), timeoutMs);
      const end = (outcome: BridgeOutcome<BridgeMethods[M]['value']>): void => {
        clearTimeout(timer);
        resolve(outcome);
      };
      try {
        invoke(method, JSON.stringify(params), (answer) => end(read(method, answer)));
      } catch (error) {
        end(failure(error)); // an exception in the native object fails the call, it does not break the page
      }
    });
  },
} satisfies BridgeCapability;
