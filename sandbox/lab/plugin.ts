import type { FastifyInstance } from 'fastify';
import { registerEngine } from './engineRoutes';
export interface FixtureLink { readonly group: string; readonly code: string; readonly title: string; readonly path: string; readonly note?: string }
export function labPlugin(app: FastifyInstance, options: { readonly distDir: string; readonly fixtures: readonly FixtureLink[] }): void {
  registerEngine(app, options.distDir);
}
