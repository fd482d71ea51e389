import type { ResolvedRoute } from '@/routes.match';

/** The H5 router never opens a page whose path lacks a parameter. */
export const missingParamPage = (_route: ResolvedRoute | null): null => null;
