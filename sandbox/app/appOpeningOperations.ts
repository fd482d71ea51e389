import { fail, succeed, type Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import { offered } from '../coupon/couponV2Operations';
import { own } from '../own';
import { APP_VERSIONS, EXCHANGES } from './appOpening';

const OK = '0';
const HOUR_MS = 3_600_000;
const NO_SUCH = fail('204200001', '没有找到这份福利');

/** Ways into the consumer app: its latest version, and what waits for the user in it. */
export const appOpeningOperations = {
  async getNewVersion({ query: { osType }, origin }, { seededAtMs }) {
    const version =
      own(APP_VERSIONS, typeof osType === 'string' ? osType : 'android') ?? APP_VERSIONS.android;
    return succeed(OK, {
      versionName: version.versionName,
      releaseTm: beijingTime(seededAtMs() - version.releasedDaysAgo * 24 * HOUR_MS),
      packageBytes: version.packageBytes,
      packageUrl: version.packageUrl.replace('{origin}', origin),
      news: version.news,
    });
  },

  async exchangeLinkInfo({ body, origin }, { clock, seededAtMs }) {
    const exchange = EXCHANGES.find(({ code }) => code === body.code);
    if (exchange === undefined) return NO_SUCH;
    const { code, kind, title, subTitle, imgUrl, coupons, steps, endsInHours, isTaken } = exchange;
    const endsAtMs = seededAtMs() + endsInHours * HOUR_MS;
    return succeed(OK, {
      code,
      kindCode: kind,
      stateCode: isTaken === true ? 'TAKEN' : clock.nowMs() >= endsAtMs ? 'OVER' : 'OPEN',
      title,
      subTitle,
      imgUrl: imgUrl.replace('{origin}', origin),
      endTm: beijingTime(endsAtMs),
      coupons: coupons.map(offered),
      steps,
    });
  },
} satisfies Partial<Handlers>;
