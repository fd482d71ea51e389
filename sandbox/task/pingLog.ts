import { BoundedLog } from '../core/boundedLog';

/** One call of `/__sandbox/ping` as `GET /__sandbox/pings` lists it. */
interface Ping {
  /** Epoch milliseconds of the server's clock. */
  readonly at: number;
  /** With query. */
  readonly path: string;
}

const MAX_PINGS = 5000;
const MAX_BYTES = 8 * 1024 * 1024;

/** Reports of real-time-bidding tasks (nurl, curl). */
export class PingLog extends BoundedLog<Ping> {
  constructor() {
    super(MAX_PINGS, MAX_BYTES);
  }
}
