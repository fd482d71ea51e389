/**
 * H5 addresses from the route table. Taro compiles only this folder's TypeScript before it runs it, so the table
 * (src/) is loaded through its own esbuild loader instead of an import.
 */
import path from 'node:path';
import { requireWithEsbuild } from '@tarojs/helper';

interface RouteModule {
  customRoutes(): Record<string, string[]>;
}

/** `h5.router.customRoutes`: page path -> H5 patterns. */
export function h5CustomRoutes(): Record<string, string[]> {
  const routes: RouteModule = requireWithEsbuild(path.resolve(__dirname, '..', 'src', 'routes.derive.ts'));
  return routes.customRoutes();
}
