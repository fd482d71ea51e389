import { createHash } from 'node:crypto';

/** Represents the ticket that the messaging app's own servers issue. */
const TICKET = 'sandbox-ticket';

/** The messaging app's rule for its JS-SDK: SHA-1 of the sorted `key=value` pairs joined by `&`. */
export function shareSignature(facts: {
  readonly nonceStr: string;
  readonly timestamp: number | string;
  readonly url: string;
}): string {
  const { nonceStr, timestamp, url } = facts;
  return createHash('sha1')
    .update(`jsapi_ticket=${TICKET}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
    .digest('hex');
}
