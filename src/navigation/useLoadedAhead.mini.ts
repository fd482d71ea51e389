/** The host preloads packages (app.config.ts, `preloadRule`). */
export const useLoadedAhead = (_name: string | null): void => undefined;
