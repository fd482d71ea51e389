import { createHash } from 'node:crypto';
import { requireVisitor, succeed, type Handlers } from './call';

const OK = '0';

/** Share config, the visitor, tracking (spec 1 §7). */
export const baseOperations: Pick<Handlers, 'getWXJSConfig' | 'userInfo' | 'trackEvents'> = {
  async getWXJSConfig({ query }, { clock, random }) {
    const timestamp = Math.floor(clock.nowMs() / 1000);
    const nonceStr = random.hex(8);
    // The messaging app's rule: sorted `key=value` pairs joined by `&`, SHA-1.
    const signature = createHash('sha1')
      .update(
        `jsapi_ticket=sandbox-ticket&noncestr=${nonceStr}&timestamp=${timestamp}&url=${String(query.shareUrl)}`,
      )
      .digest('hex');
    return succeed(OK, { appId: 'wx0000000000sandbox', timestamp, nonceStr, signature });
  },

  async userInfo(call) {
    const { id, phone } = requireVisitor(call);
    return succeed(OK, { phone: `${phone.slice(0, 3)}****${phone.slice(7)}`, userId: id });
  },

  async trackEvents({ body }, { store }) {
    await store.addEvents(body);
    return succeed(OK, null);
  },
};
