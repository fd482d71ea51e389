/** Where consent stands. `refused` also after a withdrawal. */
export type ConsentStatus = 'unasked' | 'agreed' | 'refused';

/**
 * - `first`: the app wants it by itself; a person who refused once is not asked again
 * - `used`: the person has just pressed what needs it; asks again after a refusal
 */
export type ConsentOccasion = 'first' | 'used';

export interface ConsentGuard {
  status(): ConsentStatus;
  /** Asks where it has to; whether the call may be made. */
  ask(occasion: ConsentOccasion): Promise<boolean>;
}

let guard: ConsentGuard | null = null;

/**
 * Stands inside the mini programs' capabilities that need consent (location, clipboard), so that no page can go past
 * it. The session installs who asks; until then nothing is allowed.
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
