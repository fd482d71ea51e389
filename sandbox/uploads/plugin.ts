import type { FastifyInstance, FastifyReply } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import type { ServerClock } from '../core/clock';
import type { FaultQueue } from '../core/faults';
import type { RequestLog } from '../core/requestLog';
import type { SandboxStore } from '../core/store';
import { parseMultipart } from './multipart';

interface UploadsOptions {
  readonly store: SandboxStore;
  readonly clock: ServerClock;
  readonly faults: FaultQueue;
  readonly log: RequestLog;
}

export const OBJECTS_PATH = '/__sandbox/objects';
const MAX_BYTES = 5 * 1024 * 1024;
/** For a whole body: a larger one is not even read. */
const MAX_BODY_BYTES = 40 * 1024 * 1024;

/** Accepted picture formats: media type, and a check of the first bytes. */
const KINDS: readonly (readonly [mime: string, starts: (head: Buffer) => boolean])[] = [
  ['image/jpeg', (head) => head.subarray(0, 3).toString('hex') === 'ffd8ff'],
  ['image/png', (head) => head.subarray(0, 8).toString('hex') === '89504e470d0a1a0a'],
  ['image/gif', (head) => /^GIF8[79]a$/.test(head.subarray(0, 6).toString('latin1'))],
  ['image/webp', (head) => /^RIFF[^]{4}WEBP$/.test(head.subarray(0, 12).toString('latin1'))],
];

/** Media type of a picture by its content; null: not accepted. */
const mimeOf = (bytes: Buffer): string | null =>
  KINDS.find(([, starts]) => starts(bytes.subarray(0, 12)))?.[0] ?? null;

/**
 * The stand-in of the company's object storage: accepts pictures under keys issued by the gateway (`getUploadKeySign`),
 * once each, checks their format, and serves them.
 */
export async function uploadsPlugin(
  app: FastifyInstance,
  { store, clock, faults, log }: UploadsOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.post(OBJECTS_PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const parts = parseMultipart(body, request.headers['content-type'] ?? '');
    const fields = Object.fromEntries(parts?.fields ?? []);
    const file = parts?.file ?? null;
    const mime = file === null ? null : mimeOf(file);
    const seen = { fields: Object.keys(fields), key: fields['key'] ?? '', bytes: file?.length ?? 0, mime };
    const entry = log.begin(
      { at: clock.nowMs(), method: 'POST', path: request.url, headers: request.headers, body: seen },
      JSON.stringify(seen),
    );
    const end = (status: number, code: string): FastifyReply => {
      const answer = { code };
      log.end(entry, status, answer, JSON.stringify(answer));
      return reply.code(status).send(answer);
    };
    const fault = faults.take(OBJECTS_PATH);
    if (fault !== undefined) entry.fault = fault.kind;
    if (fault?.kind === 'status') return end(fault.status, 'SANDBOX_FAULT');
    if (fault?.kind === 'hang') {
      reply.hijack();
      return reply;
    }
    if (fault?.kind === 'slow') await setTimeout(fault.delayMs, undefined, { ref: false });

    const key = fields['key'] ?? '';
    const ticket = await store.uploads.uploadTicket(key, fields['sign'] ?? '');
    if (ticket !== 'open') return end(403, ticket === 'used' ? 'KeyUsed' : 'SignatureWrong');
    if (file === null || file.length === 0) return end(400, 'Empty');
    if (file.length > MAX_BYTES) return end(400, 'TooLarge');
    if (mime === null) return end(400, 'NotAPicture');
    if (!(await store.uploads.putPicture(key, { bytes: file, mime }))) return end(403, 'KeyUsed');
    if (fault?.kind === 'drop') {
      log.end(entry, null, null, '');
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    return end(200, 'Ok');
  });

  app.get<{ readonly Params: { readonly '*': string } }>(`${OBJECTS_PATH}/*`, async (request, reply) => {
    const picture = await store.uploads.pictureOf(request.params['*']);
    if (picture === null) return reply.code(404).send({ code: 'NoSuchKey' });
    return reply.header('cache-control', 'private, max-age=3600').type(picture.mime).send(picture.bytes);
  });
}
