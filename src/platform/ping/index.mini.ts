import { failure } from '../outcome';
import { request } from '../request';
import type { PingCapability } from './types';

const TIMEOUT_MS = 10_000;

export const ping: PingCapability = {
  async send(url) {
    const outcome = await request.send({ url, method: 'GET', headers: {}, timeoutMs: TIMEOUT_MS }).outcome;
    return outcome.kind === 'response' ? { kind: 'sent' } : failure(outcome.kind);
  },
} satisfies PingCapability;
