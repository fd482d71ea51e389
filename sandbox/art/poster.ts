import { confetti, FONT, line, openParcel, rays, svg, themeOf, ticket } from './parts';

interface PosterTexts {
  readonly theme?: string;
  readonly title: string;
  readonly sub: string;
  readonly amount: string;
  readonly unit: string;
}

/** Campaign poster, 750 x 1334: a coupon rising out of an open parcel. */
export function poster({ theme: themeName, title, sub, amount, unit }: PosterTexts): string {
  const theme = themeOf(themeName);
  const { ground, deep, text } = theme;
  return svg(
    750,
    1334,
    `${title} ${sub}`,
    `<defs>
<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#fff4dc" stop-opacity=".9"/><stop offset="1" stop-color="#fff4dc" stop-opacity="0"/></radialGradient>
<linearGradient id="button" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff3cf"/><stop offset="1" stop-color="#ffc24a"/></linearGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="14" stdDeviation="16" flood-color="${deep}" flood-opacity=".45"/></filter>
<filter id="low" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="6" stdDeviation="6" flood-color="${deep}" flood-opacity=".4"/></filter>
</defs>
<rect width="750" height="1334" fill="url(#ground)"/>
${rays(375, 680, 1100, 18, theme.ray, 0.16)}
<circle cx="375" cy="680" r="400" fill="url(#glow)" opacity=".55"/>
<path d="M0 1090q190-96 375-62t375-36v342H0z" fill="${deep}" opacity=".22"/>
<path d="M0 1150q210-70 400-34t350-40v258H0z" fill="${deep}" opacity=".28"/>
${confetti(30, 60, 690, 760, 44, theme.confetti)}
<g><rect x="245" y="112" width="260" height="52" rx="26" fill="${deep}" opacity=".38"/><text x="375" y="147" font-size="26" text-anchor="middle" ${FONT} fill="#fff" letter-spacing="4">寄件福利社</text></g>
<g filter="url(#low)">${line(title, 375, 282, 104, 650, `font-weight="900" fill="${text}" letter-spacing="2"`)}</g>
${sub === '' ? '' : `<path d="M150 334h54M546 334h54" stroke="${text}" stroke-width="3" stroke-linecap="round" opacity=".7"/>${line(sub, 375, 346, 36, 330, `font-weight="600" fill="${text}"`)}`}
<g filter="url(#soft)">${openParcel(375, 800, 1.12)}</g>
<g transform="translate(375 628) rotate(-7)" opacity=".72"><g transform="translate(16 54) scale(.92)">${ticket('', '', '', deep)}</g></g>
<g transform="translate(375 590) rotate(4)" filter="url(#soft)"><g transform="scale(1.06)">${ticket(amount, unit, '寄件券', deep)}</g></g>
<path d="M151 800L375 874 306 934 86 863q-10-4-3-12z" fill="#f6ad68"/><path d="M599 800L375 874l69 60 220-71q10-4 3-12z" fill="#dd8539"/>
<g filter="url(#low)"><rect x="125" y="1138" width="500" height="112" rx="56" fill="url(#button)"/><rect x="133" y="1145" width="484" height="46" rx="23" fill="#fff" opacity=".45"/>
<text x="375" y="1212" font-size="50" font-weight="800" text-anchor="middle" ${FONT} fill="#b3300a" letter-spacing="6">立即领取</text></g>
<text x="375" y="1298" font-size="24" text-anchor="middle" ${FONT} fill="#fff" opacity=".85">领取后自动放入手机号对应账户</text>`,
  );
}
