import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Compressing less than a packet saves nothing. */
const MIN_BYTES = 1024;
const TEXTS = /^(?:application\/json|image\/svg\+xml|text\/)/;

/** Compresses responses and drawings, as a real gateway and CDN do; the H5 files are already compressed. */
export function compressTexts(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = TEXTS.test(String(reply.getHeader('content-type') ?? ''));
    const isTaken = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (typeof payload !== 'string' || !isText || !isTaken || reply.hasHeader('content-encoding'))
      return payload;
    if (Buffer.byteLength(payload) < MIN_BYTES) return payload;
    const bytes = await compress(payload);
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length');
    return bytes;
  });
}
