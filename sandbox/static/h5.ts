import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { h5Headers } from '../headers';

type Encoding = 'br' | 'gzip' | 'identity';

interface StoredFile {
  readonly mtimeMs: number;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.map', '.svg', '.txt']);
/** Names of the build's scripts, styles and pictures end in six or more digits of a hash (config/index.ts). */
export const HASHED_NAME = /[.-][0-9a-f]{6,}\.[a-z0-9]+$/;
const HAS_EXTENSION = /\.[A-Za-z0-9]{1,8}$/;
const NEVER_THE_APP = /^\/(?:wxgw|aligw|__sandbox)(?:\/|$)/;

const NOT_A_FILE = new Set<unknown>(['ENOENT', 'EISDIR', 'ENOTDIR']);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Serves the H5 build: files with correct cache headers and compression, and index.html for every route of the app
 * (history mode), with the headers that the build created for it. index.html never replaces files that pages load,
 * gateway calls or sandbox addresses. Opening an address that looks like a missing file (a code with a dot in it)
 * returns the app, which finds the page or leads home.
 * @param isBeingBuilt whether the files are currently being written: then there is no page yet
 */
export function createH5Handler(
  root: string,
  isBeingBuilt: () => Promise<boolean> = async () => false,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const files = new Map<string, StoredFile>();

  const load = async (file: string): Promise<StoredFile | null> => {
    try {
      const { mtimeMs } = await stat(file);
      const known = files.get(file);
      if (known?.mtimeMs === mtimeMs) return known;
      const bytes = await readFile(file);
      const etag = `"${createHash('sha1').update(bytes).digest('base64url').slice(0, 16)}"`;
      const stored: StoredFile = { mtimeMs, bytes, etag, compressed: new Map() };
      files.set(file, stored);
      return stored;
    } catch (error) {
      if (NOT_A_FILE.has(codeOf(error))) return null;
      throw error;
    }
  };

  return async (request, reply) => {
    const pathname = decodePath(request.url.split('?')[0] ?? '/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (pathname === null || !isRead || NEVER_THE_APP.test(pathname)) return notFound(request, reply);
    const asked = path.join(root, pathname);
    if (!asked.startsWith(root + path.sep) && asked !== root) return notFound(request, reply);
    const isRoute =
      !HAS_EXTENSION.test(pathname) || (isOpenedByPerson(request) && (await load(asked)) === null);
    if (isRoute && (await isBeingBuilt())) return comesSoon(reply);
    const file = isRoute ? path.join(root, 'index.html') : asked;
    const stored = await load(file);
    if (stored === null) return isRoute ? notBuilt(reply) : notFound(request, reply);
    if (path.extname(file) === '.html') reply.headers(await h5Headers(path.dirname(root), request));
    return sendFile(request, reply, file, stored);
  };
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  stored: StoredFile,
): Promise<FastifyReply> {
  const extension = path.extname(file).toLowerCase();
  // A file with a hash in its name never changes; everything else is revalidated each time.
  reply.header(
    'cache-control',
    HASHED_NAME.test(path.basename(file)) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  reply.header('etag', stored.etag);
  const encoding = COMPRESSIBLE.has(extension)
    ? preferredEncoding(request.headers['accept-encoding'])
    : 'identity';
  if (COMPRESSIBLE.has(extension)) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === stored.etag) return reply.code(304).send();
  reply.type(MEDIA_TYPES[extension] ?? 'application/octet-stream');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await compressedBytes(stored, encoding));
}

function compressedBytes(stored: StoredFile, encoding: Encoding): Promise<Buffer> {
  const known = stored.compressed.get(encoding);
  if (known !== undefined) return known;
  const made =
    encoding === 'br'
      ? compressBrotli(stored.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : encoding === 'gzip'
        ? compressGzip(stored.bytes, { level: 9 })
        : Promise.resolve(stored.bytes);
  stored.compressed.set(encoding, made);
  return made;
}

function preferredEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '');
  const allows = (name: string): boolean =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[0-9.]+)?\\s*(?:,|$)`, 'i').test(
      accepted,
    );
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}

/** Browsers accept HTML when the user opens an address, and not when a page loads a file. */
const isOpenedByPerson = ({ headers }: FastifyRequest): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '');

/** Null when the path is not valid percent encoding or tries to leave the root. */
function decodePath(raw: string): string | null {
  try {
    const decoded = decodeURIComponent(raw);
    return decoded.includes('\0') || decoded.split(/[\\/]/).includes('..') ? null : decoded;
  } catch {
    return null; // a URIError: not a file
  }
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: `nothing at ${request.method} ${request.url.split('?')[0] ?? ''}` });
}

/** Browsers retry automatically. */
function comesSoon(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('refresh', '1')
    .type('text/plain; charset=utf-8')
    .send('The H5 pages are being built; this page reloads automatically.\n');
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The H5 build is not there yet: run "npm run build:h5", or start with "npm start".\n');
}
