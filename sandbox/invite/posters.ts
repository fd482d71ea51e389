/** Posters of the seeded links. */
import type { CampaignThemeName } from '../art/campaign';
import { EVIL, MARK } from '../core/hostile';

export interface PosterFixture {
  readonly code: string;
  readonly title: string;
  readonly highlight: string;
  readonly inviterName: string;
  /** `{origin}` is the sandbox's own. */
  readonly headImgUrl: string;
  readonly miniCodeUrl: string;
}

export const posterArt = (title: string, theme: CampaignThemeName): string =>
  `{origin}/__sandbox/art/campaign.svg?${new URLSearchParams({ theme, title, sub: '寄快递 更省心', amount: '5' }).toString()}`;
const FRIEND = { inviterName: '138****0011', miniCodeUrl: '' };

/** None is ever renamed. */
export const POSTERS: readonly PosterFixture[] = [
  {
    code: 'BG-FRIEND',
    title: '5 元寄件券 砍到 0 元',
    highlight: '最低 0 元拿',
    headImgUrl: posterArt('砍价领券', 'sunrise'),
    ...FRIEND,
  },
  {
    code: 'BG-NOPIC',
    title: '图片加载不出来的海报',
    highlight: '照样能扫码',
    headImgUrl: '{origin}/__sandbox/art/gone.svg',
    ...FRIEND,
  },
  {
    code: 'BG-HOSTILE',
    title: `<script>${MARK}</script>\u202e报海\u202c${'很长的标题'.repeat(12)}`.slice(0, 120),
    highlight: `<img src=x onerror="${MARK}">🎁${'奖'.repeat(60)}`,
    inviterName: '\u202e8310****1\u202c',
    headImgUrl: `${EVIL}/head.png`,
    miniCodeUrl: `javascript:${MARK}`,
  },
];
