import { requireVisitor, succeed } from '../core/call';
import type { Handlers } from '../core/call';
import { accountSums } from '../coupon/walletRules';
import { shareSignature } from '../share/signature';

const OK = '0';

/** Share config, user info, tracking (product §1.7). */
export const baseOperations = {
  async getWXJSConfig({ query }, { clock, random }) {
    const timestamp = Math.floor(clock.nowMs() / 1000);
    const nonceStr = random.hex(8);
    const signature = shareSignature({ nonceStr, timestamp, url: String(query.shareUrl) });
    return succeed(OK, { appId: 'wx0000000000sandbox', timestamp, nonceStr, signature });
  },

  async userInfo(call, tools) {
    const visitor = requireVisitor(call);
    const { id, phone } = visitor;
    return succeed(OK, {
      phone: `${phone.slice(0, 3)}****${phone.slice(7)}`,
      userId: id,
      ...(await accountSums(visitor, tools)),
    });
  },

  async trackEvents({ body }, { store }) {
    await store.tracking.addEvents(body);
    return succeed(OK, null);
  },
} satisfies Partial<Handlers>;
