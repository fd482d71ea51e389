import { own } from '../own';
import { escapeMarkup } from '../pages/layout';

/** System fonts only: art must look the same with no network. */
export const FONT = `font-family="PingFang SC,HarmonyOS Sans SC,Noto Sans CJK SC,sans-serif"`;

interface Theme {
  /** Top and bottom colour of the background. */
  readonly ground: readonly [string, string];
  readonly ray: string;
  readonly text: string;
  /** Dark tone for shadows and for text on light parts. */
  readonly deep: string;
  readonly confetti: readonly string[];
}

const THEMES: Readonly<Record<string, Theme>> = {
  orange: {
    ground: ['#ffa04d', '#ff4b2b'],
    ray: '#ffd08a',
    text: '#ffffff',
    deep: '#b5330d',
    confetti: ['#fff4dc', '#ffb020', '#ffffff', '#ffd9b8'],
  },
  red: {
    ground: ['#ff6a4d', '#d5202b'],
    ray: '#ffb199',
    text: '#ffffff',
    deep: '#8e0f1c',
    confetti: ['#ffd66b', '#ffffff', '#ffb020', '#ffc2b3'],
  },
  gold: {
    ground: ['#ffd978', '#ff8a3d'],
    ray: '#fff4dc',
    text: '#7a2e08',
    deep: '#a34a0c',
    confetti: ['#ffffff', '#ff5a1f', '#fff4dc', '#f0312b'],
  },
  night: {
    ground: ['#2a2f3a', '#5a2413'],
    ray: '#ff8a3d',
    text: '#fff4dc',
    deep: '#14171c',
    confetti: ['#ffb020', '#ff8a3d', '#fff4dc', '#ff5a1f'],
  },
};
const ORANGE: Theme = {
  ground: ['#ffa04d', '#ff4b2b'],
  ray: '#ffd08a',
  text: '#ffffff',
  deep: '#b5330d',
  confetti: ['#fff4dc', '#ffb020', '#ffffff', '#ffd9b8'],
};

export const themeOf = (name: string | undefined): Theme => own(THEMES, name ?? 'orange') ?? ORANGE;

/** One line of text, scaled down if it would be wider than `maxWidth` (Chinese characters are square). */
export function line(
  text: string,
  x: number,
  y: number,
  size: number,
  maxWidth: number,
  attributes: string,
): string {
  const length = [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x2000 ? 0.58 : 1), 0);
  const fitted = Math.min(size, Math.floor(maxWidth / Math.max(length, 1)));
  return `<text x="${x}" y="${y}" font-size="${fitted}" text-anchor="middle" ${FONT} ${attributes}>${escapeMarkup(text)}</text>`;
}

/** Sun rays around a point. */
export function rays(
  x: number,
  y: number,
  radius: number,
  count: number,
  colour: string,
  opacity: number,
): string {
  const step = (Math.PI * 2) / count;
  const point = (angle: number): string =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  const wedges = Array.from(
    { length: count },
    (_, index) => `M${x} ${y}L${point((index + 0.2) * step)}L${point((index + 0.7) * step)}Z`,
  );
  return `<path d="${wedges.join('')}" fill="${colour}" opacity="${opacity}"/>`;
}

/** Paper scraps, the same for the same arguments (R2 low-discrepancy scatter, no randomness). */
export function confetti(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  colours: readonly string[],
): string {
  return Array.from({ length: count }, (_, index) => {
    const left = x + ((index * 0.7548777 + 0.13) % 1) * width;
    const top = y + ((index * 0.5698403 + 0.07) % 1) * height;
    const turn = (index * 137.5) % 360;
    const colour = colours[index % colours.length] ?? '#fff';
    const at = `translate(${left.toFixed(0)} ${top.toFixed(0)}) rotate(${turn.toFixed(0)})`;
    const shapes = [
      '<rect x="-9" y="-4" width="18" height="8" rx="2"/>',
      '<circle r="6"/>',
      '<path d="M-14 6q7-16 14-6t14-6" fill="none" stroke-width="6" stroke-linecap="round"/>',
      '<path d="M0-11l4 8 8 3-8 3-4 8-4-8-8-3 8-3z"/>',
    ];
    return `<g transform="${at}" fill="${colour}" stroke="${colour}" stroke-width="0" opacity="${0.65 + (index % 3) * 0.15}">${shapes[index % shapes.length] ?? ''}</g>`;
  }).join('');
}

/** An open parcel seen from above its front edge; 400 wide, its top rim at y = 0. */
export function openParcel(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">
<path d="M-200 0L0-60 200 0 0 66z" fill="#8a4310"/>
<path d="M-200 0L0 66v210L-172 214q-14-5-15-20z" fill="#e8934a"/>
<path d="M200 0L0 66v210l172-62q14-5 15-20z" fill="#c96f2b"/>
<path d="M-200 0L0 66l-62 54-196-64q-9-3-3-10z" fill="#f6ad68"/>
<path d="M200 0L0 66l62 54 196-64q9-3 3-10z" fill="#dd8539"/>
<path d="M-96 120l44 15v104l-44-16z" fill="#ff5a1f"/><path d="M-96 120l44 15v26l-44-15z" fill="#ff8a3d"/>
<g transform="translate(108 170) skewY(-18)" fill="none" stroke="#8a4310" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" opacity=".65"><path d="M-26 18V-18M-36-8l10-12 10 12M16 18V-18M6-8l10-12 10 12M-40 30h70"/></g></g>`;
}

/** A coupon with notched sides, its centre at 0,0; 520 x 220. */
export function ticket(amount: string, unit: string, label: string, deep: string): string {
  const digits = amount.length;
  return `<path d="M-244-110h488q16 0 16 16v66a28 28 0 0 0 0 56v66q0 16-16 16h-488q-16 0-16-16V28a28 28 0 0 0 0-56v-66q0-16 16-16z" fill="#fff8ec"/>
<path d="M-232-98h464v196h-464z" fill="none" stroke="#ffd9a8" stroke-width="3" rx="8"/>
<path d="M64-84V84" stroke="#ffb98a" stroke-width="4" stroke-dasharray="4 12" stroke-linecap="round"/>
<text x="${-92 - 14 * (unit.length - 1)}" y="48" text-anchor="middle" ${FONT} font-weight="800" fill="#f0312b" font-size="${digits > 2 ? 120 : 150}">${escapeMarkup(amount)}<tspan font-size="44" dx="8">${escapeMarkup(unit)}</tspan></text>
<text x="152" y="-10" text-anchor="middle" ${FONT} font-weight="700" fill="${deep}" font-size="40">${escapeMarkup(label)}</text>
<text x="152" y="42" text-anchor="middle" ${FONT} fill="${deep}" font-size="26" opacity=".8">到账即用</text>`;
}

export const svg = (width: number, height: number, title: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img"><title>${escapeMarkup(title)}</title><clipPath id="edge"><path d="M0 0h${width}v${height}H0z"/></clipPath><g clip-path="url(#edge)">${body}</g></svg>`;
