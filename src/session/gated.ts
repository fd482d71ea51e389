import type { Scope } from '@/api';
import type { LoginGate, LoginWords } from './LoginGate';

/** Runs an action that needs login, once more after a login that it turned out to need. */
export type RunGated = <T>(
  action: () => Promise<T>,
  options: {
    /** Asks for login before the first try when the visitor is known to be logged out. */
    readonly asksFirst: boolean;
    /** Asks for one whoever is logged in: the gateway refused the present number. */
    readonly asksAnother?: boolean;
  },
) => Promise<{ readonly kind: 'done'; readonly value: T } | { readonly kind: 'cancelled' }>;

/**
 * The gate as stores take it: they know neither popup nor redirect, only that nothing came of it.
 * @param words what the popup says
 */
export const gatedBy =
  (
    gate: Pick<LoginGate, 'run' | 'whenLoggedIn' | 'afterAnotherLogin'>,
    scope: Scope,
    words?: LoginWords,
  ): RunGated =>
  async (action, { asksFirst, asksAnother = false }) => {
    const options = { scope, words };
    const outcome = await (asksAnother
      ? gate.afterAnotherLogin(action, options)
      : asksFirst
        ? gate.whenLoggedIn(action, options)
        : gate.run(action, options));
    return outcome.kind === 'done' ? outcome : { kind: 'cancelled' };
  };
