import type { ResolvedRoute } from '@/routes.match';

/** H5's router opens no page whose path lacks a parameter. */
export const instead = (_route: ResolvedRoute | null): null => null;
