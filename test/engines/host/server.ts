import Fastify from 'fastify';
import { registerEngine } from '../../../sandbox/lab/engineRoutes';

export interface EngineServer {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/**
 * Serves only the engine pages for the packages below `distDir`, without a gateway: for packages that are
 * broken on purpose and never get as far as a call. Any other address answers 404.
 */
export async function startEngineServer(distDir: string, port = 0): Promise<EngineServer> {
  const app = Fastify();
  registerEngine(app, distDir);
  const baseUrl = await app.listen({ port, host: '127.0.0.1' });
  return { baseUrl, close: () => app.close() };
}
