import { backdrop, campaignTheme, lineFrom, locker } from './campaign';
import { svg } from './parts';

/** A map pin, its point at 0,0; 88 high. */
const pin = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="2" rx="20" ry="6" fill="#000" opacity=".2"/><path d="M0 0S-34-34-34-58a34 34 0 0 1 68 0C34-34 0 0 0 0z" fill="${colour}"/><circle cx="0" cy="-57" r="15" fill="#fff"/></g>`;

/** Banner of the page of nearby cabinets, 750 x 540: a street with a cabinet, and the way to it. */
export function nearbyBanner(title: string, sub: string): string {
  const theme = campaignTheme('harbour');
  const { top, middle, ground, deep, accent } = theme;
  return svg(
    750,
    540,
    `${title} ${sub}`,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".8" stop-color="${middle}"/></linearGradient>
<filter id="low" x="-10%" y="-20%" width="120%" height="150%"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="${deep}" flood-opacity=".4"/></filter></defs>
<rect width="750" height="540" fill="url(#sky)"/><circle cx="590" cy="300" r="270" fill="#fff" opacity=".12"/>
<g transform="translate(0 -40)">${backdrop('city', theme)}</g>
<path d="M0 432q190-26 400-8t350-14v130H0z" fill="${ground}"/><path d="M0 500q200-22 420-6t330-12v58H0z" fill="#fff" opacity=".6"/>
<path d="M96 486c70-70 150 20 214-26s70-70 142-56" fill="none" stroke="${top}" stroke-width="7" stroke-dasharray="2 18" stroke-linecap="round"/>
<g filter="url(#low)"><g transform="translate(462 168) scale(.95)">${locker(theme)}</g></g>
${pin(96, 482, 0.9, '#ff5a1f')}<g filter="url(#low)">${pin(612, 158, 1, accent)}</g>
<g filter="url(#low)">${lineFrom(title, 48, 122, 62, 460, 'font-weight="900" fill="#fff" letter-spacing="2"')}</g>
${lineFrom(sub, 50, 178, 34, 420, 'font-weight="600" fill="#fff" letter-spacing="3"')}`,
  );
}
