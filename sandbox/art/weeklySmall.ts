import { own } from '../own';
import { FONT, svg } from './parts';

const WHITE_LINES =
  'fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"';

const TASK_ICONS: Readonly<
  Record<string, readonly [from: string, to: string, drawing: string, name: string] | undefined>
> = {
  news: ['#ff8f6b', '#f0452b', `<path d="M28 34h34v30H28zM28 76h40M72 36v28" ${WHITE_LINES}/>`, '热点'],
  video: ['#5b6cff', '#3a35d6', '<path d="M38 28l34 20-34 20z" fill="#fff"/>', '视频'],
  travel: ['#4cc9f0', '#1f8fe0', `<path d="M24 54l48-22-14 44-12-16z" ${WHITE_LINES}/>`, '出行'],
  coin: [
    '#ffc53d',
    '#f08c00',
    `<circle cx="48" cy="48" r="24" ${WHITE_LINES}/><path d="M40 38l8 10 8-10M48 48v14M40 52h16" ${WHITE_LINES}/>`,
    '理财',
  ],
  cart: [
    '#35c98f',
    '#0e9f6e',
    `<path d="M22 28h10l8 34h26l6-24H36" ${WHITE_LINES}/><circle cx="43" cy="74" r="5" fill="#fff"/><circle cx="62" cy="74" r="5" fill="#fff"/>`,
    '购物',
  ],
  shield: [
    '#5ad1c0',
    '#0e8f80',
    `<path d="M48 22l24 8v20q0 18-24 28-24-10-24-28V30zM38 50l8 8 14-16" ${WHITE_LINES}/>`,
    '保险',
  ],
  wallet: [
    '#7a9bff',
    '#2f5be0',
    `<path d="M24 34h42q6 0 6 6v28q0 6-6 6H30q-6 0-6-6zM24 34l34-10v10" ${WHITE_LINES}/><circle cx="60" cy="54" r="4" fill="#fff"/>`,
    '钱包',
  ],
  box: [
    '#ffb27a',
    '#ff7a3d',
    `<path d="M48 24l24 12v26L48 74 24 62V36zM24 36l24 12 24-12M48 48v26" ${WHITE_LINES}/>`,
    '寄件',
  ],
};

/** Icon of a task, 96 x 96; undefined: no such icon. */
export function taskIcon(kind: string): string | undefined {
  const shown = own(TASK_ICONS, kind);
  if (shown === undefined) return undefined;
  const [from, to, drawing, name] = shown;
  return svg(
    96,
    96,
    name,
    `<defs><linearGradient id="i" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="96" height="96" rx="24" fill="url(#i)"/>${drawing}`,
  );
}

const PRIZES: Readonly<Record<string, readonly [drawing: string, name: string] | undefined>> = {
  wash: [
    '<rect x="34" y="22" width="92" height="116" rx="12" fill="#2f93e6"/><rect x="34" y="22" width="92" height="28" rx="12" fill="#7cc8ff"/><circle cx="50" cy="36" r="5" fill="#fff"/><circle cx="80" cy="92" r="34" fill="#fff"/><circle cx="80" cy="92" r="25" fill="#7cc8ff"/><path d="M56 96q12-12 24 0t24 0a25 25 0 0 1-48 0z" fill="#2f93e6"/>',
    '洗护券',
  ],
  clean: [
    '<path d="M104 18L78 92" stroke="#b98a55" stroke-width="8" stroke-linecap="round"/><path d="M60 86l34 12 6 42H40z" fill="#ffb27a"/><path d="M56 116v22M72 118v20M88 118v20" stroke="#d9440c" stroke-width="5" stroke-linecap="round"/><path d="M122 60l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" fill="#ffc53d"/>',
    '家政券',
  ],
  fund: [
    `<path d="M40 58h80v66q0 12-12 12H52q-12 0-12-12z" fill="#f0312b"/><path d="M34 40h92q8 0 8 8v14q0 8-8 8H34q-8 0-8-8V48q0-8 8-8z" fill="#d5202b"/><circle cx="80" cy="84" r="28" fill="#ffc53d"/><text x="80" y="96" font-size="34" font-weight="800" text-anchor="middle" ${FONT} fill="#a34a0c">￥</text><path d="M58 22l8 12M102 22l-8 12M80 14v16" stroke="#ffb020" stroke-width="6" stroke-linecap="round"/>`,
    '减免金',
  ],
};

/** Picture of a draw's prize without background, 160 x 160; undefined: no such prize. */
export function drawPrizePicture(kind: string): string | undefined {
  const shown = own(PRIZES, kind);
  if (shown === undefined) return undefined;
  const [drawing, name] = shown;
  return svg(160, 160, name, `<ellipse cx="80" cy="144" rx="46" ry="6" fill="#000" opacity=".1"/>${drawing}`);
}
