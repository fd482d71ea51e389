import { own } from '../own';
import { confetti, FONT, line, openParcel, rays, svg, themeOf, ticket } from './parts';

/** Share picture, 500 x 400 (5:4, what the messaging app crops to). */
export function sharePicture(): string {
  const theme = themeOf('orange');
  return svg(
    500,
    400,
    '送你一张寄件券',
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${theme.ground[0]}"/><stop offset="1" stop-color="${theme.ground[1]}"/></linearGradient></defs>
<rect width="500" height="400" fill="url(#g)"/>${rays(250, 260, 420, 16, theme.ray, 0.18)}${confetti(16, 16, 468, 180, 20, theme.confetti)}
${line('送你一张寄件券', 250, 92, 58, 440, 'font-weight="900" fill="#fff"')}
${openParcel(250, 290, 0.62)}<g transform="translate(250 208) rotate(-4) scale(.62)">${ticket('5', '元', '寄件券', theme.deep)}</g>
<path d="M126 290l124 41-38 33-122-40q-6-2-2-6zM374 290l-124 41 38 33 122-40q6-2 2-6z" fill="#f0a35c"/>`,
  );
}

const ICONS: Readonly<Record<string, readonly [colour: string, drawing: string, name: string]>> = {
  chat: [
    '#0e9f6e',
    '<path d="M80 44c-24 0-42 15-42 34 0 11 6 20 15 27l-4 15 17-9c5 1 9 2 14 2 24 0 42-16 42-35S104 44 80 44z" fill="#fff"/><circle cx="66" cy="76" r="5" fill="#0e9f6e"/><circle cx="94" cy="76" r="5" fill="#0e9f6e"/>',
    '消息应用',
  ],
  pay: [
    '#1677ff',
    `<text x="80" y="106" font-size="76" font-weight="800" text-anchor="middle" ${FONT} fill="#fff">￥</text>`,
    '支付应用',
  ],
  app: [
    '#ff5a1f',
    '<path d="M80 38l42 18v46L80 122 38 102V56z" fill="#fff"/><path d="M38 56l42 18 42-18M80 74v48" stroke="#ff5a1f" stroke-width="7" fill="none" stroke-linejoin="round"/>',
    '消费者应用',
  ],
  locker: [
    '#5c6370',
    '<rect x="40" y="38" width="80" height="84" rx="10" fill="#fff"/><path d="M40 66h80M40 94h80M80 38v84" stroke="#5c6370" stroke-width="6"/>',
    '快递柜',
  ],
};

/** App icon, 160 x 160; `kind`: chat, pay, app or locker. */
export function appIcon(kind: string): string {
  const [colour, drawing, name] = own(ICONS, kind) ?? ['#ff5a1f', '', '应用'];
  return svg(
    160,
    160,
    name,
    `<rect width="160" height="160" rx="38" fill="${colour}"/><path d="M0 38Q0 0 38 0h84q38 0 38 38v30Q80 96 0 58z" fill="#fff" opacity=".12"/>${drawing}`,
  );
}
