/** The user's decision. `refused` also after a withdrawal. */
export type ConsentStatus = 'unasked' | 'agreed' | 'refused';

/**
 * - `first`: the app wants it without a user action; a user who has refused once is not prompted again
 * - `used`: the user has just tapped what needs it; prompts again after a refusal
 */
export type ConsentOccasion = 'first' | 'used';

export interface ConsentGuard {
  status(): ConsentStatus;
  /** Prompts if necessary; resolves to whether the call may be made. */
  ask(occasion: ConsentOccasion): Promise<boolean>;
}

let guard: ConsentGuard | null = null;

/**
 * Checked inside the mini programs' capabilities that need consent (location, clipboard), so that no page can bypass
 * it. The session installs the guard; until then nothing is allowed.
 */
export const consentGate = {
  install(next: ConsentGuard): () => void {
    guard = next;
    return () => {
      if (guard === next) guard = null;
    };
  },
  status: (): ConsentStatus => guard?.status() ?? 'unasked',
  pass: (occasion: ConsentOccasion): Promise<boolean> => guard?.ask(occasion) ?? Promise.resolve(false),
};
