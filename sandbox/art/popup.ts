import { confetti, svg } from './parts';

const COLOURS = ['#ff5a1f', '#ffb020', '#ff8a3d', '#f0312b'];

/**
 * Background of the result dialog. Decoration stays in the top 170 of 600 and in the corners; everything else is light
 * enough (at least #ffe2cc) for dark text anywhere, in a dark scheme too.
 */
function ground(height: number, title: string, extra: string): string {
  return svg(
    600,
    height,
    title,
    `<defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe2cc"/><stop offset=".45" stop-color="#fff6ee"/><stop offset="1" stop-color="#ffffff"/></linearGradient>
<radialGradient id="sun" cx=".5" cy="0" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<rect width="600" height="${height}" rx="32" fill="url(#paper)"/><rect width="600" height="340" rx="32" fill="url(#sun)"/>
<g opacity=".75">${confetti(14, 14, 130, 130, 9, COLOURS)}${confetti(456, 14, 130, 130, 9, COLOURS)}</g>
<path d="M32 ${height}H568q32 0 32-32v-60q-150 62-300 34T0 ${height - 84}v52q0 32 32 32z" fill="#ffdcc4" opacity=".6"/>${extra}`,
  );
}

/** One coupon: 600 x 640. */
export const popupSingle = (): string =>
  ground(
    640,
    '领券结果',
    '<g fill="none" stroke="#ffb98a" stroke-width="4" stroke-linecap="round" opacity=".8"><path d="M262 26h76M246 38h108"/></g>',
  );

/** Several coupons: 600 x 900, with the edges of stacked cards. */
export const popupMultiple = (): string =>
  ground(
    900,
    '领券结果',
    '<g fill="none" stroke="#ffb98a" stroke-width="4" stroke-linecap="round" opacity=".8"><path d="M262 20h76M246 32h108M230 44h140"/></g>',
  );
