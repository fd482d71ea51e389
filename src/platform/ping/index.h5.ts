import { failure } from '../outcome';
import type { PingCapability } from './types';

export const ping: PingCapability = {
  async send(url) {
    try {
      // Without cookies and without the page's address. `keepalive`: it continues while the user leaves the page for
      // the task.
      await fetch(url, {
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        keepalive: true,
      });
      return { kind: 'sent' };
    } catch (error) {
      return failure(error);
    }
  },
} satisfies PingCapability;
