import Fastify from 'fastify';
import type { Builder } from '../../../sandbox/lab/builds';
import { registerEngine } from '../../../sandbox/lab/engineRoutes';

export interface EngineServer {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/**
 * Serves only the engine pages for the packages below `distDir`, without a gateway: for packages that are broken on
 * purpose and never get as far as a call, or that are not built yet. Any other address answers 404.
 * @param builder whose builds are waited for; null: opens the package as it is
 */
export async function startEngineServer(
  distDir: string,
  builder: Builder | null = null,
): Promise<EngineServer> {
  const app = Fastify();
  registerEngine(app, distDir, builder);
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  return { baseUrl, close: () => app.close() };
}
