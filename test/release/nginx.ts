/** The web server of a release: nginx with the configuration that `npm run release` writes, in a folder of its own. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { eventually } from '../harness';

const MIME_TYPES = '/etc/nginx/mime.types';

export interface WebServer {
  /** e.g. `http://127.0.0.1:40123` */
  readonly origin: string;
  stop(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Starts nginx, as the current user.
 * @param folder for its files
 * @param conf the release's nginx.conf, which listens on `port`
 */
export async function startNginx(folder: string, conf: string, port: number): Promise<WebServer> {
  fs.mkdirSync(path.join(folder, 'temp'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'release.conf'), conf);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join('\n  ');
  // Started by root, its workers would be another user, who may not read the folder.
  const user = process.getuid?.() === 0 ? `user ${os.userInfo().username};\n` : '';
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${user}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include ${MIME_TYPES};
  access_log off;
  ${temporary}
  include ${folder}/release.conf;
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.once('error', (error) => (said += String(error)));
  const origin = `http://127.0.0.1:${port}`;
  await eventually(
    'nginx',
    async () => {
      if (child.exitCode !== null) throw new Error(`nginx ended:\n${said}`);
      return fetch(origin).then(
        () => true,
        () => false,
      );
    },
    (isThere) => isThere,
  );
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
