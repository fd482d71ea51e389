import { own } from '../own';
import { escapeMarkup } from '../pages/layout';
import { KRAFT, parcel } from './campaign';
import { confetti, FONT, line, svg } from './parts';

/**
 * Title of a module, 702 x 96: text between two sparks; white for the background of the weekly page, orange (`on=card`)
 * for cards.
 */
export function weeklyTitle(text: string, on = ''): string {
  // On a page's card, which is white in light mode and dark in dark mode, white text would be unreadable.
  const ink = on === 'card' ? '#e64a12' : '#fff';
  const filter = on === 'card' ? '' : ' filter="url(#low)"';
  const half = ([...text].length * 48) / 2 + 34;
  const spark = (x: number, scale: number): string =>
    `<path transform="translate(${x} 48) scale(${scale})" d="M0-20l6 14 14 6-14 6-6 14-6-14-14-6 14-6z" fill="#ffd66b"/>`;
  return svg(
    702,
    96,
    text,
    `<defs><linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${351 - half - 150}" y1="0" x2="${351 - half - 30}" y2="0"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#ffd66b"/></linearGradient><filter id="low" x="-10%" y="-30%" width="120%" height="170%"><feDropShadow dx="0" dy="3" stdDeviation="2" flood-color="#5a0a10" flood-opacity=".5"/></filter></defs>
<path d="M${351 - half - 150} 48h100" stroke="url(#fade)" stroke-width="5" stroke-linecap="round"/><path transform="matrix(-1 0 0 1 702 0)" d="M${351 - half - 150} 48h100" stroke="url(#fade)" stroke-width="5" stroke-linecap="round"/>
${spark(351 - half, 1)}${spark(351 + half, 1)}${spark(351 - half - 34, 0.5)}${spark(351 + half + 34, 0.5)}
<g${filter}>${line(text, 351, 64, 46, 460, `font-weight="900" fill="${ink}" letter-spacing="2"`)}</g>`,
  );
}

/** Bar above the page that leads to another activity, 750 x 120. */
export const guideBar = (): string =>
  svg(
    750,
    120,
    '新人专享 首单立减 5 元',
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff4dc"/><stop offset="1" stop-color="#ffe0b0"/></linearGradient><linearGradient id="b" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ff8a3d"/><stop offset="1" stop-color="#f0312b"/></linearGradient></defs>
<rect width="750" height="120" fill="url(#g)"/><circle cx="88" cy="60" r="84" fill="#fff" opacity=".55"/>${confetti(150, 8, 420, 104, 10, ['#ffb020', '#ff8a3d', '#ffd9a8'])}
${parcel(36, 48, 68, KRAFT)}<g transform="translate(100 40) rotate(10)"><path d="M-36-22h72q6 0 6 6v10a6 6 0 0 0 0 12v10q0 6-6 6h-72q-6 0-6-6V6a6 6 0 0 0 0-12v-10q0-6 6-6z" fill="#f0312b"/><text y="12" font-size="30" font-weight="800" text-anchor="middle" ${FONT} fill="#fff">￥5</text></g>
<text x="176" y="56" font-size="34" font-weight="800" ${FONT} fill="#8a2b12">新人专享 首单立减 <tspan fill="#f0312b">5 元</tspan></text><text x="176" y="94" font-size="24" ${FONT} fill="#a2512b">登录即领，寄件自动抵扣</text>
<rect x="580" y="30" width="142" height="60" rx="30" fill="url(#b)"/><text x="651" y="70" font-size="28" font-weight="700" text-anchor="middle" ${FONT} fill="#fff">去领取</text>`,
  );

interface Tile {
  readonly title: string;
  readonly sub: string;
  readonly colours: readonly [light: string, strong: string, ink: string];
  readonly figure: string;
}

const COUPON_FIGURE =
  '<path d="M-58-36h116q8 0 8 8v16a12 12 0 0 0 0 24v16q0 8-8 8H-58q-8 0-8-8V12a12 12 0 0 0 0-24v-16q0-8 8-8z" fill="#f0312b"/><path d="M22-24v48" stroke="#fff" stroke-width="3" stroke-dasharray="3 7" stroke-linecap="round"/><path d="M-34-14l12 16 12-16M-22 2v18M-36 2h28M-36 11h28" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>';
const STAR_FIGURE =
  '<path d="M0-50l15 31 34 5-25 24 6 34L0 28l-30 16 6-34-25-24 34-5z" fill="#ffb020"/><path d="M0-50l15 31 34 5-25 24 6 34L0 28z" fill="#f08c00" opacity=".55"/>';
const GIFT_FIGURE =
  '<path d="M-46-4h92v46q0 8-8 8h-76q-8 0-8-8z" fill="#7a55f0"/><path d="M-54-26H54q6 0 6 6v14q0 6-6 6H-54q-6 0-6-6v-14q0-6 6-6z" fill="#5b35d6"/><path d="M-9-26H9v76H-9z" fill="#ffd66b"/><path d="M0-26c-14-28-46-22-38-6 6 10 24 8 38 6zM0-26c14-28 46-22 38-6-6 10-24 8-38 6z" fill="#ffd66b"/>';
const LOCKER_FIGURE =
  '<rect x="-50" y="-50" width="100" height="100" rx="10" fill="#1f87d8"/><g fill="#dff0ff"><rect x="-40" y="-40" width="36" height="36" rx="4"/><rect x="4" y="-40" width="36" height="36" rx="4"/><rect x="-40" y="4" width="36" height="36" rx="4"/></g><rect x="4" y="4" width="36" height="36" rx="4" fill="#ffd66b"/><g fill="#1f87d8"><rect x="-12" y="-28" width="4" height="12"/><rect x="32" y="-28" width="4" height="12"/><rect x="-12" y="16" width="4" height="12"/></g>';

const TILES: Readonly<Record<string, Tile | undefined>> = {
  coupon: {
    title: '领券中心',
    sub: '四张一次领',
    colours: ['#fff1ea', '#ffd3c0', '#8a2b12'],
    figure: COUPON_FIGURE,
  },
  send: {
    title: '立即寄件',
    sub: '上门 1 小时',
    colours: ['#fff7e3', '#ffe3a3', '#7a4a06'],
    figure: `<g transform="translate(-50 -26)">${parcel(0, 0, 84, KRAFT)}</g>`,
  },
  locker: {
    title: '柜机订单',
    sub: '取件寄件都在这',
    colours: ['#eaf5ff', '#c4e2ff', '#0d4a80'],
    figure: LOCKER_FIGURE,
  },
  gift: {
    title: '寄件有礼',
    sub: '最高 28.4 元',
    colours: ['#f3efff', '#d9ccff', '#3d2494'],
    figure: GIFT_FIGURE,
  },
  star: {
    title: '星选好物',
    sub: '看广告赚立减',
    colours: ['#fff8e8', '#ffe6b0', '#7a4a06'],
    figure: STAR_FIGURE,
  },
};

/** Picture of a common module, 336 x 200; undefined: no such tile. */
export function tile(kind: string): string | undefined {
  const shown = own(TILES, kind);
  if (shown === undefined) return undefined;
  const [light, strong, ink] = shown.colours;
  return svg(
    336,
    200,
    `${shown.title} ${shown.sub}`,
    `<defs><linearGradient id="t" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${strong}"/></linearGradient></defs>
<rect width="336" height="200" rx="20" fill="url(#t)"/><circle cx="262" cy="140" r="92" fill="#fff" opacity=".45"/><circle cx="262" cy="140" r="62" fill="#fff" opacity=".5"/>
<text x="26" y="62" font-size="36" font-weight="800" ${FONT} fill="${ink}">${shown.title}</text><text x="26" y="98" font-size="22" ${FONT} fill="${ink}" opacity=".85">${shown.sub}</text>
<g transform="translate(26 148)"><circle cx="18" cy="0" r="18" fill="${ink}"/><path d="M13-8l10 8-10 8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(260 134)">${shown.figure}</g>`,
  );
}

const PROMOS = {
  wash: {
    title: '换季洗护 5 折起',
    sub: '羽绒服、大衣、鞋靴，柜机免费取送',
    button: '立即预约',
    colours: ['#1f9bd8', '#5fd0f0', '#0a4d75'],
    figure:
      '<g transform="translate(560 150)"><rect x="-84" y="-112" width="168" height="216" rx="18" fill="#fff"/><rect x="-84" y="-112" width="168" height="46" rx="18" fill="#dcefff"/><circle cx="-56" cy="-89" r="9" fill="#1f9bd8"/><rect x="4" y="-98" width="62" height="18" rx="9" fill="#9fd6f2"/><circle cy="26" r="66" fill="#cfeafc"/><circle cy="26" r="52" fill="#1f9bd8"/><path d="M-50 32q25-22 50 0t50 0a52 52 0 0 1-100 0z" fill="#8fe0fb"/><circle cx="-16" cy="10" r="9" fill="#fff" opacity=".8"/><circle cx="18" cy="-4" r="6" fill="#fff" opacity=".8"/></g><g fill="#fff" opacity=".75"><circle cx="452" cy="70" r="16"/><circle cx="668" cy="64" r="22"/><circle cx="690" cy="150" r="10"/><circle cx="440" cy="214" r="10"/></g>',
  },
  member: {
    title: '会员日 天天立减',
    sub: '开通会员，寄件每单再省 2 元',
    button: '敬请期待',
    colours: ['#2a2f3a', '#6b4a1f', '#14171c'],
    figure:
      '<g transform="translate(560 150) rotate(-8)"><rect x="-128" y="-80" width="256" height="160" rx="20" fill="#ffd98a"/><path d="M-128-20Q0 60 128-50v110q0 20-20 20h-216q-20 0-20-20z" fill="#f0b544"/><path d="M-44 22l-20-54 34 22L-2-46l28 36 34-22-20 54z" fill="#7a4a06"/><rect x="-46" y="30" width="88" height="12" rx="6" fill="#7a4a06"/></g>',
  },
} as const;

/** Independent image, 702 x 280; undefined: no such promotion. */
export function promo(kind: string): string | undefined {
  const shown = kind === 'wash' || kind === 'member' ? PROMOS[kind] : undefined;
  if (shown === undefined) return undefined;
  const [from, to, deep] = shown.colours;
  return svg(
    702,
    280,
    `${shown.title} ${shown.sub}`,
    `<defs><linearGradient id="p" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
<rect width="702" height="280" rx="24" fill="url(#p)"/><circle cx="560" cy="150" r="190" fill="#fff" opacity=".12"/><circle cx="560" cy="150" r="130" fill="#fff" opacity=".14"/>${shown.figure}
<text x="40" y="112" font-size="50" font-weight="900" ${FONT} fill="#fff">${shown.title}</text><text x="42" y="158" font-size="23" ${FONT} fill="#fff">${shown.sub}</text>
<rect x="40" y="190" width="168" height="54" rx="27" fill="#fff"/><text x="124" y="227" font-size="26" font-weight="700" text-anchor="middle" ${FONT} fill="${deep}">${shown.button}</text>`,
  );
}

const REGION_MARKS = [
  [118, 92, '#ff5a1f'],
  [214, 150, '#1f87d8'],
  [320, 84, '#0e9f6e'],
] as const;

/** Picture beside the regional code, 702 x 240: a neighbourhood with its stations. */
export const regionPicture = (): string =>
  svg(
    702,
    240,
    '同城福利群',
    `<rect width="702" height="240" rx="24" fill="#fff4e6"/><path d="M0 170q120-60 240-20t240-30 222 10v86q0 24-24 24H24q-24 0-24-24z" fill="#ffe0bd"/><path d="M40 200h390M120 60v160M250 40v190" stroke="#fff" stroke-width="14" stroke-linecap="round"/>
${REGION_MARKS.map(([x, y, colour]) => `<path d="M${x} ${y + 56}c-40-44-34-74 0-76 34 2 40 32 0 76z" fill="${colour}"/><circle cx="${x}" cy="${y + 8}" r="13" fill="#fff"/>`).join('')}
<text x="420" y="104" font-size="42" font-weight="900" ${FONT} fill="#8a2b12">同城福利群</text><text x="420" y="148" font-size="24" ${FONT} fill="#a2512b">${escapeMarkup('邻居都在，天天有券')}</text><g transform="translate(420 176)" fill="#0e9f6e"><circle cx="16" cy="12" r="16"/><circle cx="50" cy="12" r="16" fill="#ff8a3d"/><circle cx="84" cy="12" r="16" fill="#1f87d8"/><circle cx="118" cy="12" r="16" fill="#7a55f0"/></g>`,
  );
