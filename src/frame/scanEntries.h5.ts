/** In a browser the address is the page: nothing else says what was opened. */
const nothing = (): void => undefined;

export const useAppEntries = nothing;
export const usePageEntry = nothing;
