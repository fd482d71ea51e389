import { own } from '../own';
import { KRAFT, parcel } from './campaign';
import { confetti, FONT, line, openParcel, rays, svg, ticket } from './parts';

/** Colours of a weekly page; `ground` is the page's background below the header, into which the drawing fades. */
export interface WeeklyTheme {
  readonly top: string;
  readonly middle: string;
  readonly ground: string;
  readonly deep: string;
  readonly accent: string;
  readonly ray: string;
}

const FRIDAY: WeeklyTheme = {
  top: '#ff7a2f',
  middle: '#ff4b2b',
  ground: '#f0312b',
  deep: '#96101a',
  accent: '#ffd66b',
  ray: '#ffe3a3',
};
const THEMES: Readonly<Record<string, WeeklyTheme | undefined>> = {
  friday: FRIDAY,
  mint: {
    top: '#3fd0a0',
    middle: '#14a078',
    ground: '#0b7a5c',
    deep: '#054634',
    accent: '#ffe27a',
    ray: '#d8fff0',
  },
  dusk: {
    top: '#9a6bff',
    middle: '#6a3fe0',
    ground: '#4a2fb8',
    deep: '#25136b',
    accent: '#ffd66b',
    ray: '#e3d4ff',
  },
};

export const weeklyTheme = (name: string): WeeklyTheme => own(THEMES, name) ?? FRIDAY;

/** Round stage of two steps, the centre of its top at 0,0; 520 wide. */
const stage = ({ deep, accent, middle, top }: WeeklyTheme): string =>
  `<ellipse cx="0" cy="74" rx="290" ry="52" fill="${deep}" opacity=".4"/>
<path d="M-260 30v34c0 30 116 50 260 50s260-20 260-50V30z" fill="url(#step)"/><ellipse cx="0" cy="30" rx="260" ry="50" fill="${accent}"/><ellipse cx="0" cy="27" rx="252" ry="46" fill="${middle}"/>
<path d="M-206-6v30c0 26 92 42 206 42s206-16 206-42V-6z" fill="url(#step)"/><ellipse cx="0" cy="-6" rx="206" ry="42" fill="${accent}"/><ellipse cx="0" cy="-9" rx="199" ry="38" fill="${top}"/>
<g fill="#fff" opacity=".85">${[-210, -140, -66, 10, 86, 158, 220].map((x, index) => `<circle cx="${x}" cy="${88 - Math.abs(x) * 0.09 + (index % 2) * 2}" r="5"/>`).join('')}</g>`;

/** A shopping bag with a heart, 100 x 120, top left at 0,0. */
const bag = (light: string, shade: string): string =>
  `<path d="M30 30c0-40 40-40 40 0" fill="none" stroke="${shade}" stroke-width="7"/><path d="M8 26h84l8 88q0 8-8 8H8q-8 0-8-8z" fill="${light}"/><path d="M76 26h16l8 88q0 8-8 8H84z" fill="${shade}"/><path d="M44 92C18 74 22 58 33 58c6 0 9 4 11 8 2-4 5-8 11-8 11 0 15 16-11 34z" fill="#fff"/>`;

/** A coin with the yuan sign, `r` its radius. */
export const coin = (x: number, y: number, r: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${r / 30})"><ellipse cx="3" cy="4" rx="30" ry="30" fill="#c9780b"/><circle r="30" fill="#ffc53d"/><circle r="23" fill="none" stroke="#e8960f" stroke-width="3"/><text y="13" font-size="36" font-weight="800" text-anchor="middle" ${FONT} fill="#b56a05">￥</text></g>`;

/** Lightning bolt of the flash sale, 60 x 96. */
const bolt = (x: number, y: number, scale: number, colour: string): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M36 0L0 54h24L14 96l46-60H34z" fill="${colour}"/>`;

interface WeeklyTexts {
  readonly theme: string;
  readonly title: string;
  readonly sub: string;
}

/**
 * Header of a weekly page, 750 x 620; its lower edge has the page's background colour, its upper corners leave room for
 * buttons.
 */
export function weeklyHeader({ theme: name, title, sub }: WeeklyTexts): string {
  const theme = weeklyTheme(name);
  const { top, middle, ground, deep, accent, ray } = theme;
  const confettiColours = [accent, '#ffffff', ray, '#ffb020'];
  return svg(
    750,
    620,
    `${title} ${sub}`,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${ground}"/></linearGradient>
<linearGradient id="step" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${deep}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
<linearGradient id="word" x1="0" y1="0" x2="0" y2="1"><stop offset=".2" stop-color="#ffffff"/><stop offset="1" stop-color="${ray}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#fff8e0" stop-opacity=".95"/><stop offset=".5" stop-color="#fff3cf" stop-opacity=".35"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>
<filter id="lift" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="12" stdDeviation="12" flood-color="${deep}" flood-opacity=".4"/></filter>
<filter id="low" x="-10%" y="-20%" width="120%" height="150%"><feDropShadow dx="0" dy="5" stdDeviation="3" flood-color="${deep}" flood-opacity=".55"/></filter></defs>
<rect width="750" height="620" fill="url(#sky)"/>${rays(375, 430, 720, 20, ray, 0.14)}
<g fill="none" stroke="#fff" opacity=".16"><circle cx="375" cy="430" r="230" stroke-width="3"/><circle cx="375" cy="430" r="310" stroke-width="2" stroke-dasharray="4 16" stroke-linecap="round"/><circle cx="375" cy="430" r="390" stroke-width="2"/></g>
<circle cx="375" cy="400" r="300" fill="url(#glow)"/>
<path d="M0 470q120-70 230-30T450 420t300 40v160H0z" fill="${deep}" opacity=".16"/>
${confetti(20, 190, 710, 300, 26, confettiColours)}
<g transform="translate(375 482)">${stage(theme)}</g>
<g filter="url(#lift)"><g transform="translate(120 384)">${bag('#ff9f43', '#e8731c')}</g><g transform="translate(546 362) scale(1.12)">${bag('#4cb7ff', '#1f87d8')}</g></g>
<g filter="url(#lift)">${openParcel(375, 374, 0.5)}</g>
<g transform="translate(250 344) rotate(-16) scale(.42)" filter="url(#low)">${ticket('8.5', '折', '折扣券', deep)}</g>
<g transform="translate(506 336) rotate(15) scale(.42)" filter="url(#low)">${ticket('5', '元', '立减券', deep)}</g>
<g transform="translate(377 336) rotate(-2) scale(.5)" filter="url(#low)">${ticket('免', '单', '首件', deep)}</g>
<path d="M275 374L375 407l-31 27-98-32q-5-2-1-5zM475 374L375 407l31 27 98-32q5-2 1-5z" fill="#f6ad68"/>
<g filter="url(#lift)">${parcel(222, 446, 58, KRAFT)}${parcel(468, 452, 50, ['#e39a55', '#b06a2c', '#f8c088'])}</g>
${coin(96, 330, 26, -18)}${coin(664, 318, 32, 14)}${coin(616, 508, 22, 20)}${coin(150, 530, 20, -10)}
${bolt(52, 204, 0.8, accent)}${bolt(662, 196, 0.62, accent)}
<g filter="url(#low)" transform="skewX(-8) translate(26 0)">${line(title, 375, 172, 108, 640, `font-weight="900" fill="url(#word)" stroke="${deep}" stroke-opacity=".18" stroke-width="2" letter-spacing="2"`)}</g>
${sub === '' ? '' : `<g filter="url(#low)"><path d="M168 204h414l22 29-22 29H168l-22-29z" fill="${accent}"/>${line(sub, 375, 245, 32, 380, `font-weight="700" fill="${deep}" letter-spacing="3"`)}</g>`}
<path d="M0 606q190-30 375-12t375-10v36H0z" fill="${ground}"/><rect y="612" width="750" height="8" fill="${ground}"/>`,
  );
}
