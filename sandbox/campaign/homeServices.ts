/** Cash campaigns advertised on pages of home services: by configId, the campaign and its banner. */
import { EVIL, MARK } from '../core/hostile';
import { CASH_OF_THE_DAY } from '../invite/help';

interface CashBannerFixture {
  readonly activityCode: string;
  readonly title: string;
  readonly subTitle: string;
  /** `{origin}` is the sandbox's own. */
  readonly imgUrl: string;
  readonly buttonText: string;
  /** '': the campaign's own page. */
  readonly jumpUrl: string;
}

export const BANNER_OF_THE_DAY: CashBannerFixture = {
  activityCode: CASH_OF_THE_DAY,
  title: '邀好友助力，领 20 元现金',
  subTitle: '满额自动存入寄件钱包，随时可提现',
  imgUrl: '',
  buttonText: '去领取',
  jumpUrl: '',
};

export const CASH_BANNERS: Readonly<Record<string, CashBannerFixture | undefined>> = {
  'HS-OPEN': BANNER_OF_THE_DAY,
  'HS-PLACE': BANNER_OF_THE_DAY,
  'HS-BROKEN': {
    ...BANNER_OF_THE_DAY,
    imgUrl: '{origin}/__sandbox/art/share.svg',
    jumpUrl: '/cashout/money',
  },
  'HS-HOSTILE': {
    activityCode: 'FISSION-HOSTILE',
    title: `<img src=x onerror="${MARK}">\u202e金现领\u202c${'很长的名称'.repeat(60)}`,
    subTitle: `</title><script>${MARK}</script>${'很长'.repeat(100)}`,
    imgUrl: `${EVIL}/pixel.png`,
    buttonText: `<b>${MARK}</b>很长的按钮文字`,
    jumpUrl: `javascript:${MARK}`,
  },
};
