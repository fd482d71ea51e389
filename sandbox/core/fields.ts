import type { FastifyReply } from 'fastify';

/** A field of a body or query that has not been validated. */
export const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;

/** Any eleven digits log in. */
export const isPhone = (text: string): boolean => /^\d{11}$/.test(text);

/** `mobile` when it is valid, else null. */
export function mobileOf(body: unknown): string | null {
  const mobile = field(body, 'mobile');
  return typeof mobile === 'string' && isPhone(mobile) ? mobile : null;
}

export const refuse = (reply: FastifyReply, message: string): FastifyReply =>
  reply.code(400).send({ error: message });
