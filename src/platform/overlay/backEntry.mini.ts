/** Back leaves the page together with its overlay and cannot be intercepted (types.ts). */
export const watchBack = (): (() => void) => () => undefined;
