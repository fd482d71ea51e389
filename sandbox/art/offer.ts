import { KRAFT, parcel } from './campaign';
import { confetti, line, openParcel, rays, svg, themeOf, ticket } from './parts';
import { coin } from './weekly';

interface OfferTexts {
  readonly theme: string;
  /** `welcome`: a gift box for new users; otherwise coupons out of a parcel. */
  readonly kind: string;
  readonly title: string;
  readonly sub: string;
}

type Theme = ReturnType<typeof themeOf>;

const HEIGHT = 720;

/** A ticket of about 220 x 93, its centre at 0,0. */
const small = (at: string, amount: string, unit: string, label: string, { deep }: Theme): string =>
  `<g transform="${at} scale(.42)" filter="url(#low)">${ticket(amount, unit, label, deep)}</g>`;

/** An open gift box, its lid with the bow on the floor at its left; the middle of its foot at 0,0. */
const giftBox = ({ deep, ground }: Theme): string =>
  `<path d="M-124-112h248v100q0 12-12 12h-224q-12 0-12-12z" fill="#fff8ec"/><path d="M-124-112h34V0h-22q-12 0-12-12zM90-112h34v100q0 12-12 12H90z" fill="${deep}" opacity=".08"/><path d="M-124-112h248v18h-248z" fill="${deep}" opacity=".18"/><path d="M-22-112h44V0h-44z" fill="#f0312b"/>
<ellipse cx="0" cy="-112" rx="116" ry="9" fill="${deep}" opacity=".55"/>
<g transform="translate(-218 -30) rotate(-8) scale(.9)"><path d="M-84-20H84q8 0 8 8v26q0 8-8 8H-84q-8 0-8-8v-26q0-8 8-8z" fill="#fff8ec"/><path d="M-18-20h36v42h-36z" fill="#f0312b"/><path d="M0-22c-18-42-66-38-58-12 5 18 40 14 58 12zM0-22c18-42 66-38 58-12-5 18-40 14-58 12z" fill="#f0312b" stroke="${ground[1]}" stroke-width="5"/></g>`;

function scene(kind: string, theme: Theme): string {
  const { deep } = theme;
  const shadow = `<ellipse cx="375" cy="566" rx="290" ry="34" fill="${deep}" opacity=".35"/>`;
  if (kind === 'welcome')
    return `${shadow}${small('translate(252 428) rotate(-14)', '8.5', '折', '折扣券', theme)}${small('translate(512 422) rotate(13)', '5', '元', '立减券', theme)}${small('translate(382 386) rotate(-2) scale(1.16)', '免', '单', '首件', theme)}<g filter="url(#lift)"><g transform="translate(375 568)">${giftBox(theme)}</g></g>
<g filter="url(#lift)">${parcel(560, 500, 72, KRAFT)}</g>`;
  return `${shadow}<g filter="url(#lift)">${openParcel(375, 470, 0.62)}</g>${small('translate(236 432) rotate(-17)', '8.5', '折', '折扣券', theme)}${small('translate(518 426) rotate(16)', '3.5', '元', '满减券', theme)}${small('translate(377 402) rotate(-3) scale(1.2)', '5', '元', '立减券', theme)}<path d="M251 470L375 511l-38 33-122-40q-6-2-2-6zM499 470L375 511l38 33 122-40q6-2 2-6z" fill="#f6ad68"/>
<g filter="url(#lift)">${parcel(586, 486, 68, KRAFT)}${parcel(76, 500, 58, ['#e39a55', '#b06a2c', '#f8c088'])}</g>`;
}

/**
 * Header of a coupon page, 750 x 720, for a box of the page's width and 440 to 720 high: what it cuts at the top and
 * bottom is ground, and the page covers its last 40.
 */
export function offerHeader({ theme: name, kind, title, sub }: OfferTexts): string {
  const theme = themeOf(name);
  const { ground, ray, text, deep } = theme;
  return svg(
    750,
    HEIGHT,
    `${title} ${sub}`,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset=".4" stop-color="${ground[1]}"/><stop offset=".72" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#fff8e0" stop-opacity=".85"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>
<filter id="lift" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="12" stdDeviation="12" flood-color="${deep}" flood-opacity=".4"/></filter>
<filter id="low" x="-10%" y="-20%" width="120%" height="150%"><feDropShadow dx="0" dy="5" stdDeviation="4" flood-color="${deep}" flood-opacity=".5"/></filter></defs>
<rect width="750" height="${HEIGHT}" fill="url(#ground)"/>${rays(375, 470, 680, 20, ray, 0.18)}<g transform="translate(0 40)"><circle cx="375" cy="430" r="300" fill="url(#glow)"/>
${confetti(16, 322, 718, 220, 22, theme.confetti)}
<path d="M0 540q190-58 375-28t375-30v200H0z" fill="${deep}" opacity=".2"/>
${scene(kind, theme)}
${coin(92, 372, 28, -18)}${coin(664, 380, 32, 14)}${coin(176, 336, 18, 20)}${coin(590, 330, 18, -12)}
<g filter="url(#low)" transform="skewX(-6) translate(26 0)">${line(title, 375, 234, 104, 620, `font-weight="900" fill="${text}" stroke="${deep}" stroke-opacity=".2" stroke-width="2" letter-spacing="2"`)}</g>
${sub === '' ? '' : `<g filter="url(#low)"><rect x="190" y="262" width="370" height="52" rx="26" fill="#fff8ec"/>${line(sub, 375, 299, 30, 330, `font-weight="700" fill="${deep}" letter-spacing="3"`)}</g>`}</g>`,
  );
}
