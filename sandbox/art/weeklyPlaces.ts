import { FONT, line, svg } from './parts';

const GROUPS = {
  home: { words: '家政服务', colours: ['#ffb27a', '#ff7a3d', '#8a2b12'] },
  wash: { words: '洗护服务', colours: ['#7cc8ff', '#2f93e6', '#0d4a80'] },
} as const;

const groupOf = (kind: string) => (kind === 'wash' ? GROUPS.wash : GROUPS.home);

/** Background of a goods group's title, 702 x 160, with room for text on the left. */
export function groupTitle(kind: string): string {
  const {
    words,
    colours: [light, strong, deep],
  } = groupOf(kind);
  const figure =
    kind === 'wash'
      ? `<g transform="translate(590 84)"><rect x="-54" y="-62" width="108" height="124" rx="14" fill="#fff"/><circle cy="14" r="36" fill="${light}"/><circle cy="14" r="26" fill="${strong}"/><path d="M-25 18q12-12 25 0t25 0a26 26 0 0 1-50 0z" fill="#dff2ff"/><rect x="-38" y="-48" width="30" height="10" rx="5" fill="${light}"/></g>`
      : `<g transform="translate(590 84)"><path d="M-50-4h100v58q0 8-8 8h-84q-8 0-8-8z" fill="#fff"/><path d="M-68 4L0-58 68 4 58 14 0-38-58 14z" fill="${deep}"/><rect x="-13" y="20" width="26" height="42" rx="4" fill="${strong}"/></g>`;
  return svg(
    702,
    160,
    words,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${strong}"/><stop offset="1" stop-color="${light}"/></linearGradient></defs><path d="M24 0h654q24 0 24 24v136H0V24Q0 0 24 0z" fill="url(#g)"/><g fill="#fff"><circle cx="590" cy="84" r="104" opacity=".16"/><circle cx="590" cy="84" r="76" opacity=".2"/><circle cx="450" cy="30" r="14" opacity=".25"/><circle cx="410" cy="126" r="22" opacity=".18"/></g>${figure}`,
  );
}

const empty = (kind: string, title: string, sub: string, figure: string, button: string): string => {
  const {
    colours: [, strong, deep],
  } = groupOf(kind);
  const action =
    button === ''
      ? ''
      : `<rect x="251" y="272" width="200" height="60" rx="30" fill="${strong}"/><text x="351" y="312" font-size="28" font-weight="700" text-anchor="middle" ${FONT} fill="${kind === 'wash' ? '#fff' : '#4a1405'}">${button}</text>`;
  return svg(
    702,
    360,
    `${title} ${sub}`,
    `<rect width="702" height="360" rx="20" fill="#fff"/><ellipse cx="351" cy="150" rx="150" ry="14" fill="${deep}" opacity=".1"/><g transform="translate(351 84)">${figure}</g>${line(title, 351, 210, 34, 620, `font-weight="700" fill="#1f2329"`)}${line(sub, 351, 250, 25, 620, 'fill="#5c6370"')}${action}`,
  );
};

const pin = (colour: string): string =>
  `<path d="M0 64C-56 6-48-60 0-62 48-60 56 6 0 64z" fill="${colour}"/><circle cy="-12" r="21" fill="#fff"/>`;

/** Shown instead of the goods while the location is unknown, 702 x 360. */
export const noPlace = (kind: string): string =>
  empty(
    kind,
    '开启定位，查看附近服务',
    '服务因城市而异，开启后为你推荐',
    pin(groupOf(kind).colours[1]),
    '去开启',
  );

/** Shown where the service is not offered, 702 x 360. */
export const noService = (kind: string): string =>
  empty(
    kind,
    '当前城市暂未开通',
    '服务正在路上，先看看其他福利吧',
    `${pin('#c3c9d2')}<path d="M-70-58l140 120" stroke="#8a919f" stroke-width="9" stroke-linecap="round"/>`,
    '',
  );
