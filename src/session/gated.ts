import type { Scope } from '@/api';
import type { LoginGate } from './LoginGate';

/** Runs an action that needs login, once more after a login that it turned out to need. */
export type RunGated = <T>(
  action: () => Promise<T>,
  /** Asks for login before the first try when the visitor is known to be logged out. */
  options: { readonly asksFirst: boolean },
) => Promise<{ readonly kind: 'done'; readonly value: T } | { readonly kind: 'cancelled' }>;

/** The gate as stores take it: they know neither popup nor redirect, only that nothing came of it. */
export const gatedBy =
  (gate: Pick<LoginGate, 'run' | 'whenLoggedIn'>, scope: Scope): RunGated =>
  async (action, { asksFirst }) => {
    const outcome = await (asksFirst ? gate.whenLoggedIn(action, { scope }) : gate.run(action, { scope }));
    return outcome.kind === 'done' ? outcome : { kind: 'cancelled' };
  };
