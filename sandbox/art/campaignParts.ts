import { own } from '../own';
import { campaignTheme, KRAFT, parcel } from './campaign';
import { confetti, FONT, svg } from './parts';

/** A prize on the progress bar, 120 x 120: a gift box with a coupon sticking out. */
export function prizePicture(theme: string): string {
  const { body, deep, accent } = campaignTheme(theme);
  const [light, shade] = body;
  return svg(
    120,
    120,
    '奖励',
    `<ellipse cx="60" cy="109" rx="40" ry="6" fill="${deep}" opacity=".16"/>
<g transform="rotate(-8 60 36)"><path d="M33 12h54q5 0 5 5v10a6 6 0 0 0 0 12v22H28V39a6 6 0 0 0 0-12V17q0-5 5-5z" fill="#fffaf0" stroke="${accent}" stroke-width="2.5"/><text x="60" y="45" font-size="28" font-weight="800" text-anchor="middle" ${FONT} fill="#f0312b">￥</text></g>
<path d="M22 66h76v34q0 8-8 8H30q-8 0-8-8z" fill="${light}"/><path d="M22 66h76v10H22z" fill="${deep}" opacity=".18"/><path d="M22 52h76q5 0 5 5v9q0 5-5 5H22q-5 0-5-5v-9q0-5 5-5z" fill="${shade}"/>
<path d="M53 52h14v56H53z" fill="${accent}"/><path d="M60 54c-10-18-30-16-26-5 3 8 18 6 26 5zM60 54c10-18 30-16 26-5-3 8-18 6-26 5z" fill="${accent}" stroke="${deep}" stroke-opacity=".2" stroke-width="2"/>`,
  );
}

/** Background of an action button, 630 x 96. */
export function pillGround(theme: string): string {
  const { body, accent } = campaignTheme(theme);
  const [light, shade] = body;
  return svg(
    630,
    96,
    '按钮',
    `<defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade}"/><stop offset="1" stop-color="${shade}"/></linearGradient><linearGradient id="s" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${light}" stop-opacity=".7"/><stop offset=".5" stop-color="${light}" stop-opacity="0"/><stop offset="1" stop-color="${light}" stop-opacity=".7"/></linearGradient></defs>
<rect width="630" height="96" rx="48" fill="url(#p)"/><rect width="630" height="96" rx="48" fill="url(#s)"/><rect x="3" y="3" width="624" height="90" rx="45" fill="none" stroke="#fff" stroke-width="2" opacity=".4"/>
<g fill="${accent}" opacity=".9"><path d="M66 30l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"/><circle cx="98" cy="66" r="4"/><path d="M560 38l4 10 10 4-10 4-4 10-4-10-10-4 10-4z"/><circle cx="530" cy="30" r="4"/></g>`,
  );
}

interface Banner {
  readonly theme: string;
  readonly title: string;
  readonly sub: string;
  readonly figure: string;
  readonly unit: string;
}

const BANNERS: Readonly<Record<string, Banner | undefined>> = {
  welcome: { theme: 'sunrise', title: '新人寄件礼', sub: '登录即领 人人有份', figure: '5', unit: '元' },
  bundle: { theme: 'field', title: '福利大礼包', sub: '四张好券 一次领齐', figure: '4', unit: '张券' },
  plan: { theme: 'harbour', title: '全城寄件季', sub: '寄得越多 奖得越多', figure: '28.4', unit: '元' },
};

/** Banner of another activity, 702 x 240; undefined: no such banner. */
export function banner(kind: string): string | undefined {
  const shown = own(BANNERS, kind);
  if (shown === undefined) return undefined;
  const { top, middle, deep, accent } = campaignTheme(shown.theme);
  return svg(
    702,
    240,
    `${shown.title} ${shown.sub}`,
    `<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${middle}"/></linearGradient></defs>
<rect width="702" height="240" rx="24" fill="url(#b)"/><g fill="#fff"><circle cx="560" cy="130" r="190" opacity=".1"/><circle cx="560" cy="130" r="124" opacity=".14"/></g>
${confetti(420, 12, 260, 110, 12, [accent, '#fff', '#fffaf0'])}
<text x="40" y="100" font-size="56" font-weight="900" ${FONT} fill="#fff">${shown.title}</text><text x="42" y="146" font-size="26" font-weight="600" ${FONT} fill="#fff" letter-spacing="2">${shown.sub}</text>
<rect x="40" y="170" width="148" height="44" rx="22" fill="#fffaf0"/><text x="114" y="201" font-size="26" font-weight="700" text-anchor="middle" ${FONT} fill="${deep}">去看看</text>
<ellipse cx="556" cy="222" rx="130" ry="10" fill="${deep}" opacity=".25"/>${parcel(470, 138, 92, KRAFT)}
<g transform="translate(592 118) rotate(8)"><path d="M-74-46h148q10 0 10 10v24a12 12 0 0 0 0 24v24q0 10-10 10H-74q-10 0-10-10V12a12 12 0 0 0 0-24v-24q0-10 10-10z" fill="#fffaf0"/><text y="18" font-size="${shown.figure.length > 2 ? 44 : 56}" font-weight="900" text-anchor="middle" ${FONT} fill="#f0312b">${shown.figure}<tspan font-size="24" fill="${deep}" dx="4">${shown.unit}</tspan></text></g>`,
  );
}
