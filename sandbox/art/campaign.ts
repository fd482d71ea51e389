import { own } from '../own';
import { escapeMarkup } from '../pages/layout';
import { FONT, svg } from './parts';

/** Colours of one campaign; `ground` is the page's background below the header, into which the drawing fades. */
interface CampaignTheme {
  readonly top: string;
  readonly middle: string;
  readonly ground: string;
  readonly deep: string;
  readonly accent: string;
  /** Lockers, doors, pills. */
  readonly body: readonly [light: string, shade: string];
}

const SUNRISE: CampaignTheme = {
  top: '#f4511e',
  middle: '#ff9560',
  ground: '#ffe3cf',
  deep: '#a62c06',
  accent: '#ffd66b',
  body: ['#ff7a3d', '#d9440c'],
};
const THEMES = {
  sunrise: SUNRISE,
  field: {
    top: '#0b8f5c',
    middle: '#58c48d',
    ground: '#d9f2df',
    deep: '#07563a',
    accent: '#ffe27a',
    body: ['#21a871', '#0b7a50'],
  },
  harbour: {
    top: '#1f56d8',
    middle: '#6ea3fb',
    ground: '#d8e9ff',
    deep: '#123685',
    accent: '#ffd66b',
    body: ['#3f7bf0', '#1c4fc4'],
  },
} satisfies Readonly<Record<string, CampaignTheme>>;

/** For fixtures, so that none asks for a theme that does not exist. */
export type CampaignThemeName = keyof typeof THEMES;

export const campaignTheme = (name: string): CampaignTheme => own<CampaignTheme>(THEMES, name) ?? SUNRISE;

/** One line of text starting at the left, scaled down if it would be wider than `maxWidth`. */
export function lineFrom(
  text: string,
  x: number,
  y: number,
  size: number,
  maxWidth: number,
  attributes: string,
): string {
  const length = [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x2000 ? 0.58 : 1), 0);
  const fitted = Math.min(size, Math.floor(maxWidth / Math.max(length, 1)));
  return `<text x="${x}" y="${y}" font-size="${fitted}" ${FONT} ${attributes}>${escapeMarkup(text)}</text>`;
}

/** A taped parcel seen from the front left; `size` is the width of its front. */
export function parcel(
  x: number,
  y: number,
  size: number,
  [front, side, lid]: readonly [string, string, string],
): string {
  const scale = size / 100;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 0h100v78q0 6-6 6H6q-6 0-6-6z" fill="${front}"/><path d="M100 0l30-20v74q0 5-4 8l-26 20z" fill="${side}"/><path d="M0 0l30-20h100L100 0z" fill="${lid}"/><path d="M40 0l30-20h22L62 0v24l-11-7-11 7z" fill="#fff" opacity=".55"/><path d="M72 66h16M72 56h16" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/></g>`;
}

export const KRAFT = ['#f0b070', '#c67f3c', '#ffcf98'] as const;

/** The locker: 244 x 262 including its side, top left of the front at 0,0; one door is open with a parcel inside. */
export function locker({ body: [light, shade], deep, accent }: CampaignTheme): string {
  const door = (column: number, row: number, fill: string): string =>
    `<rect x="${16 + column * 60}" y="${62 + row * 50}" width="54" height="44" rx="5" fill="${fill}"/><rect x="${58 + column * 60}" y="${78 + row * 50}" width="5" height="13" rx="2.5" fill="${deep}" opacity=".5"/>`;
  const doors = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => [column, row] as const));
  const [openColumn, openRow] = [1, 2];
  const closed = doors
    .filter(([column, row]) => column !== openColumn || row !== openRow)
    .map(([column, row]) => door(column, row, (column + row) % 3 === 0 ? '#ffffff' : '#f3f6fb'))
    .join('');
  return `<path d="M204 0l38-18q6-2 6 4v256l-44 30z" fill="${deep}" opacity=".85"/><path d="M6 0h198v272H6q-6 0-6-6V6q0-6 6-6z" fill="${light}"/><path d="M0 8q0-8 8-8h196l38-18H52q-8 0-16 5z" fill="${shade}"/>
<rect x="16" y="14" width="174" height="38" rx="6" fill="${deep}"/><rect x="24" y="21" width="62" height="24" rx="4" fill="${accent}"/><path d="M100 28h78M100 39h50" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"/>
${closed}<rect x="76" y="162" width="54" height="44" rx="5" fill="${deep}"/><rect x="80" y="166" width="46" height="36" rx="3" fill="#ffe9b0"/>${parcel(86, 182, 26, KRAFT)}<path d="M76 162l-30 12v42l30-10z" fill="#fff" stroke="${shade}" stroke-width="2"/>`;
}

/** The backdrop: a city, trees, or a quay with a ship. */
export function backdrop(theme: string, { deep }: CampaignTheme): string {
  if (theme === 'field') {
    const tree = (x: number, y: number, scale: number): string =>
      `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-5 0h10v46H-5z" fill="${deep}" opacity=".5"/><path d="M0-84q34 30 26 62T0 12q-34-2-26-34T0-84z" fill="${deep}" opacity=".34"/></g>`;
    return `<path d="M0 430q150-110 330-40t420-60v290H0z" fill="#fff" opacity=".18"/>${tree(60, 428, 1)}${tree(118, 440, 0.72)}${tree(392, 430, 0.85)}${tree(716, 424, 1.1)}`;
  }
  if (theme === 'harbour') {
    const box = (x: number, y: number, colour: string): string =>
      `<rect x="${x}" y="${y}" width="42" height="24" rx="3" fill="${colour}"/>`;
    return `<g transform="translate(46 396)" opacity=".95"><path d="M0 44h300l-30 54H38Q16 94 0 44z" fill="${deep}"/><path d="M8 44h292l-6 12H12z" fill="#fff" opacity=".5"/><path d="M20-14h50v58H20zM30-52h28v38H30z" fill="#fff"/><path d="M28-4h34v12H28z" fill="${deep}" opacity=".5"/>${box(84, 20, '#ffd66b')}${box(130, 20, '#ff8a5c')}${box(176, 20, '#fff')}${box(222, 20, '#ffd66b')}${box(107, -6, '#fff')}${box(153, -6, '#ffd66b')}${box(199, -6, '#ff8a5c')}</g>
<path d="M0 476q34-16 68 0t68 0 68 0 68 0 68 0 68 0 68 0 68 0 68 0 68 0 68 0v144H0z" fill="#fff" opacity=".3"/>`;
  }
  const houses = [
    [0, 120, 74],
    [82, 176, 58],
    [148, 98, 66],
    [222, 148, 52],
    [282, 84, 84],
    [374, 132, 60],
    [682, 160, 68],
  ] as const;
  const windows = (x: number, top: number, width: number): string =>
    `<path d="M${x + 16} ${top + 26}H${x + width - 16}M${x + 16} ${top + 50}H${x + width - 16}M${x + 16} ${top + 74}H${x + width - 16}" stroke="#fff" stroke-width="8" stroke-dasharray="10 12" opacity=".32"/>`;
  return houses
    .map(
      ([x, height, width]) =>
        `<path d="M${x} 620V${470 - height}q0-10 10-10h${width - 20}q10 0 10 10V620H${x}z" fill="${deep}" opacity=".2"/>${windows(x, 460 - height, width)}`,
    )
    .join('');
}

/** A flying coupon, 150 x 74 around 0,0. */
function flyingCoupon(text: string, { deep, accent }: CampaignTheme): string {
  return `<path d="M-66-37h132q9 0 9 9v17a11 11 0 0 0 0 22v17q0 9-9 9H-66q-9 0-9-9V11a11 11 0 0 0 0-22v-17q0-9 9-9z" fill="#fffaf0"/><path d="M28-26v52" stroke="${accent}" stroke-width="3" stroke-dasharray="3 7" stroke-linecap="round"/><text x="-24" y="14" font-size="38" font-weight="800" text-anchor="middle" ${FONT} fill="#f0312b">${escapeMarkup(text)}</text><text x="51" y="9" font-size="24" font-weight="700" text-anchor="middle" ${FONT} fill="${deep}">券</text>`;
}

interface CampaignTexts {
  readonly theme: string;
  readonly title: string;
  readonly sub: string;
  readonly amount: string;
}

/** Header of an incentive campaign, 750 x 620; its lower edge has the page's background colour. */
export function campaignHeader({ theme: name, title, sub, amount }: CampaignTexts): string {
  const theme = campaignTheme(name);
  const { top, middle, ground, deep, accent } = theme;
  const sealText = `${amount} 元礼包`;
  const sealWidth = 250 + amount.length * 27;
  return svg(
    750,
    620,
    `${title} ${sub}`,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".62" stop-color="${middle}"/><stop offset="1" stop-color="${ground}"/></linearGradient>
<radialGradient id="sun"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".55" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<filter id="low" x="-10%" y="-20%" width="120%" height="150%"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="${deep}" flood-opacity=".4"/></filter>
<filter id="lift" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="14" stdDeviation="14" flood-color="${deep}" flood-opacity=".32"/></filter></defs>
<rect width="750" height="620" fill="url(#sky)"/><circle cx="590" cy="330" r="330" fill="url(#sun)"/>
<g fill="none" stroke="#fff" stroke-width="2" opacity=".2"><circle cx="590" cy="330" r="210"/><circle cx="590" cy="330" r="286"/><circle cx="590" cy="330" r="362"/></g>
${backdrop(name, theme)}
<path d="M0 520q180-52 390-16t360-18v134H0z" fill="#fff" opacity=".35"/>
<g filter="url(#lift)"><g transform="translate(466 256)">${locker(theme)}</g></g>
<ellipse cx="430" cy="546" rx="190" ry="16" fill="${deep}" opacity=".16"/>
<g filter="url(#lift)">${parcel(300, 456, 108, KRAFT)}${parcel(404, 482, 78, ['#e39a55', '#b06a2c', '#f8c088'])}${parcel(330, 390, 72, ['#f7c690', '#cf8d4d', '#ffe0b8'])}</g>
<g filter="url(#low)"><g transform="translate(420 338) rotate(-12)">${flyingCoupon('5', theme)}</g></g>
<g fill="${accent}"><path d="M246 330l7 16 16 7-16 7-7 16-7-16-16-7 16-7z"/><path d="M566 196l5 12 12 5-12 5-5 12-5-12-12-5 12-5z"/><circle cx="470" cy="262" r="6"/><circle cx="238" cy="436" r="5"/></g>
<path d="M0 572q210-46 420-12t330-10v70H0z" fill="${ground}"/>
<g filter="url(#low)">${lineFrom(title, 48, 140, 88, 520, 'font-weight="900" fill="#fff" letter-spacing="2"')}</g>
${sub === '' ? '' : lineFrom(sub, 52, 196, 34, 470, 'font-weight="600" fill="#fff" letter-spacing="3"')}
<g filter="url(#low)"><rect x="48" y="228" width="${sealWidth}" height="72" rx="36" fill="#fffaf0"/><rect x="54" y="234" width="118" height="60" rx="30" fill="${deep}"/>
<text x="113" y="274" font-size="28" font-weight="700" text-anchor="middle" ${FONT} fill="#fff">最高得</text>
<text x="190" y="280" font-size="46" font-weight="900" ${FONT} fill="#f0312b">${escapeMarkup(sealText.split(' ')[0] ?? '')}<tspan font-size="28" font-weight="700" fill="${deep}" dx="8">元礼包</tspan></text></g>`,
  );
}
