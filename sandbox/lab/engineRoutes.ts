import type { FastifyInstance, FastifyReply } from 'fastify';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { bundleClient } from '../../engine/bundle';
import { loadPackage } from '../../engine/compiler/package';
import type { EngineTarget } from '../../engine/contract';
import { ENGINE_PAGE_HEADERS } from '../headers';
import { readBuildState, type Builder } from './builds';

const CLIENT = path.join(__dirname, '..', '..', 'engine', 'client', 'main.ts');
const STYLE = path.join(__dirname, '..', '..', 'engine', 'client', 'engine.css');

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

function isTarget(value: string): value is EngineTarget {
  return value === 'weapp' || value === 'alipay';
}

const enginePage = (target: EngineTarget): string => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${target} engine</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__sandbox/engine/client.css">
<body>
<script src="/__sandbox/engine/client.js"></script>
`;

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type(type).send(body);
}

/**
 * Serves the engine pages of both mini programs and their built packages from `distDir/weapp` and `distDir/alipay`.
 * @param builder whose builds are waited for; null: the existing packages are served as they are
 */
export function registerEngine(app: FastifyInstance, distDir: string, builder: Builder | null = null): void {
  app.get('/__sandbox/engine/client.js', async (_request, reply) =>
    send(reply, 'text/javascript; charset=utf-8', (await bundleClient(CLIENT, STYLE)).script),
  );
  app.get('/__sandbox/engine/client.css', async (_request, reply) =>
    send(reply, 'text/css; charset=utf-8', (await bundleClient(CLIENT, STYLE)).style),
  );

  app.get<{ Params: { target: string } }>('/__sandbox/engine/:target/', async (request, reply) => {
    const { target } = request.params;
    if (!isTarget(target)) return reply.code(404).send({ message: `no engine for ${target}` });
    return send(reply.headers(ENGINE_PAGE_HEADERS), 'text/html; charset=utf-8', enginePage(target));
  });

  app.get<{ Params: { target: string } }>(
    '/__sandbox/engine/:target/package.json',
    async (request, reply) => {
      const { target } = request.params;
      if (!isTarget(target)) return reply.code(404).send({ message: `no engine for ${target}` });
      if (builder !== null) {
        const build = await readBuildState(distDir, target, builder);
        if (build.state !== 'ready') return reply.code(202).header('cache-control', 'no-store').send(build);
      }
      const root = path.join(distDir, target);
      const isBuilt = await stat(path.join(root, 'app.json')).then(
        () => true,
        () => false,
      );
      if (!isBuilt)
        return reply
          .code(404)
          .send({ message: `The ${target} package has not been built: run npm run build:${target}` });
      return send(reply, 'application/json; charset=utf-8', JSON.stringify(await loadPackage(root, target)));
    },
  );

  if (builder !== null) {
    const address = '/__sandbox/engine/:target/build';
    app.get<{ Params: { target: string } }>(address, async (request, reply) => {
      const { target } = request.params;
      if (!isTarget(target)) return reply.code(404).send({ message: `no engine for ${target}` });
      return reply.header('cache-control', 'no-store').send(await readBuildState(distDir, target, builder));
    });
    app.post<{ Params: { target: string } }>(address, async (request, reply) => {
      const { target } = request.params;
      if (!isTarget(target)) return reply.code(404).send({ message: `no engine for ${target}` });
      if (builder.ask === null)
        return reply.code(409).send({ message: `nobody builds here: run npm run build:${target}` });
      builder.ask(target);
      return reply.code(202).send({ asked: target });
    });
  }

  app.get<{ Params: { target: string; '*': string } }>(
    '/__sandbox/engine/:target/files/*',
    async (request, reply) => {
      const { target, '*': name } = request.params;
      const root = path.join(distDir, isTarget(target) ? target : 'weapp');
      const file = path.resolve(root, name);
      const type = TYPES[path.extname(file).toLowerCase()];
      const isInside = file.startsWith(root + path.sep);
      const isFile =
        isInside &&
        type !== undefined &&
        (await stat(file).then(
          (info) => info.isFile(),
          () => false,
        ));
      if (!isFile || type === undefined)
        return reply.code(404).send({ message: `${name} is not an image of the ${target} package` });
      return reply.header('cache-control', 'no-store').type(type).send(createReadStream(file));
    },
  );
}
