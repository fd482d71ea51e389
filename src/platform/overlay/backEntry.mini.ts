/** Back leaves the page and takes an overlay along; nothing of it can be caught (types.ts). */
export const watchBack = (): (() => void) => () => undefined;
