import { confetti, line, rays, svg } from './parts';
import { coin, type WeeklyTheme, weeklyTheme } from './weekly';

interface RewardTexts {
  readonly theme: string;
  /** The picture in the middle: a locker for `extend` and `storage`, a phone for `task`. */
  readonly kind: string;
  readonly title: string;
  readonly sub: string;
  /** Yuan on the big coin; '' shows the yuan sign. */
  readonly amount: string;
}

const DOOR = 74;

/** A row of lockers, the middle of its foot at 0,0; one door is open and shows `inside`. */
function lockers({ deep, accent }: WeeklyTheme, inside: string): string {
  const doors = [0, 1, 2, 3].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const [x, y] = [-152 + column * (DOOR + 4), -258 + row * (DOOR + 4)];
      return column === 1 && row === 1
        ? `<g transform="translate(${x} ${y})"><rect width="${DOOR}" height="${DOOR}" rx="6" fill="${deep}" opacity=".8"/>${inside}<path d="M0 0l-34-14v94l34-6z" fill="#f4f6f8"/><path d="M0 0l-34-14v94l34-6z" fill="${deep}" opacity=".12"/></g>`
        : `<rect x="${x}" y="${y}" width="${DOOR}" height="${DOOR}" rx="6" fill="#fff"/><rect x="${x + DOOR - 16}" y="${y + 30}" width="6" height="16" rx="3" fill="${deep}" opacity=".35"/>`;
    }),
  );
  return `<rect x="-172" y="-300" width="344" height="300" rx="18" fill="#e9edf1"/><rect x="-172" y="-300" width="344" height="30" rx="15" fill="${accent}"/><rect x="-164" y="-266" width="328" height="248" rx="10" fill="#cfd6dd"/>${doors.join('')}<rect x="-160" y="-6" width="60" height="12" rx="4" fill="${deep}" opacity=".5"/><rect x="100" y="-6" width="60" height="12" rx="4" fill="${deep}" opacity=".5"/>`;
}

const PARCEL =
  '<path d="M12 34h50v34H12z" fill="#f0a35c"/><path d="M12 34h50v10H12z" fill="#d98843"/><path d="M33 34h8v34h-8z" fill="#fff" opacity=".6"/>';
const SUITCASE =
  '<path d="M27 24v-8h20v8" fill="none" stroke="#ffb020" stroke-width="5"/><rect x="12" y="24" width="50" height="44" rx="8" fill="#4cb7ff"/><path d="M24 30v32M50 30v32" stroke="#1f87d8" stroke-width="4" stroke-linecap="round"/>';

/** A phone with a list, two items ticked; the middle of its foot at 0,0. */
const phone = ({ deep, middle, accent }: WeeklyTheme): string =>
  `<rect x="-104" y="-316" width="208" height="322" rx="30" fill="${deep}"/><rect x="-92" y="-302" width="184" height="294" rx="20" fill="#fff"/><rect x="-30" y="-296" width="60" height="10" rx="5" fill="${deep}" opacity=".5"/>${[
    0, 1, 2,
  ]
    .map(
      (row) =>
        `<g transform="translate(-78 ${-266 + row * 82})"><rect width="156" height="68" rx="14" fill="${middle}" opacity=".12"/><circle cx="34" cy="34" r="18" fill="${row === 2 ? '#cfd6dd' : middle}"/>${row === 2 ? '' : '<path d="M25 34l7 7 12-14" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'}<rect x="64" y="20" width="76" height="10" rx="5" fill="${deep}" opacity=".55"/><rect x="64" y="40" width="50" height="10" rx="5" fill="${accent}"/></g>`,
    )
    .join('')}`;

/** A clock for "any time", its middle at 0,0. */
const clockFace = ({ deep, accent }: WeeklyTheme): string =>
  `<circle r="52" fill="${accent}"/><circle r="41" fill="#fff"/><path d="M0-26V0l18 12" fill="none" stroke="${deep}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The big coin, its middle at 0,0; radius 66. */
const bigCoin = (amount: string): string =>
  `<ellipse cx="5" cy="8" rx="66" ry="66" fill="#c9780b"/><circle r="66" fill="#ffc53d"/><circle r="54" fill="none" stroke="#e8960f" stroke-width="4"/>${line(amount === '' ? '￥' : `${amount}元`, 0, 20, 58, 96, 'font-weight="900" fill="#b04a05"')}`;

/**
 * Header of a page for earning money, 750 x 480: the texts keep clear of the tags at the right, and a card overlaps the
 * scene below. Drawn from y 70 on.
 */
export function rewardHeader({ theme: name, kind, title, sub, amount }: RewardTexts): string {
  const theme = weeklyTheme(name);
  const { top, middle, ground, deep, accent, ray } = theme;
  const scene =
    kind === 'task'
      ? `<g transform="translate(375 574)">${phone(theme)}</g>`
      : `<g transform="translate(350 568)">${lockers(theme, kind === 'storage' ? SUITCASE : PARCEL)}</g>`;
  const aside = kind === 'extend' ? `<g transform="translate(150 340)">${clockFace(theme)}</g>` : '';
  return svg(
    750,
    480,
    `${title} ${sub}`,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${ground}"/></linearGradient>
<linearGradient id="word" x1="0" y1="0" x2="0" y2="1"><stop offset=".2" stop-color="#ffffff"/><stop offset="1" stop-color="${ray}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#fff8e0" stop-opacity=".9"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient>
<filter id="lift" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="12" stdDeviation="12" flood-color="${deep}" flood-opacity=".4"/></filter>
<filter id="low" x="-10%" y="-20%" width="120%" height="150%"><feDropShadow dx="0" dy="5" stdDeviation="3" flood-color="${deep}" flood-opacity=".55"/></filter></defs>
<g transform="translate(0 -70)"><rect width="750" height="620" fill="url(#sky)"/>${rays(375, 430, 720, 20, ray, 0.14)}
<circle cx="375" cy="420" r="310" fill="url(#glow)"/>${confetti(20, 190, 710, 300, 24, [accent, '#ffffff', ray, '#ffb020'])}
<ellipse cx="375" cy="580" rx="330" ry="44" fill="${deep}" opacity=".35"/>
<g filter="url(#lift)">${scene}${aside}<g transform="translate(566 440) rotate(8)">${bigCoin(amount)}</g></g>
${coin(96, 420, 30, -18)}${coin(648, 320, 34, 14)}${coin(176, 548, 26, -10)}${coin(676, 566, 22, 20)}
<g filter="url(#low)" transform="skewX(-8) translate(26 0)">${line(title, 296, 176, 88, 480, `font-weight="900" fill="url(#word)" stroke="${deep}" stroke-opacity=".18" stroke-width="2" letter-spacing="2"`)}</g>
${sub === '' ? '' : `<g filter="url(#low)" transform="translate(-76 4)"><path d="M168 204h414l22 29-22 29H168l-22-29z" fill="${accent}"/>${line(sub, 375, 245, 32, 380, `font-weight="700" fill="${deep}" letter-spacing="3"`)}</g>`}
</g>`,
  );
}
