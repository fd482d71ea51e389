/**
 * No page is a dead end: each described state has a button or a link that leads on, besides the host's back. Read from
 * the records, which `pageRecords` compares with the pages.
 */
import fs from 'node:fs';
import path from 'node:path';
import { PAGES } from '../pages';
import { LEFT_OUT } from './record/leftOut';

const FOLDER = path.join(__dirname, 'records');

/** Controls that open and close, copy or share existing content, but lead nowhere. */
const STAYS =
  /^(活动规则|规则|使用说明.*|关闭|我知道了|知道了|返回|取消|收起|展开.*|不是我，退出该账号|复制运单号.*|查看第 \d+ 张图片|分享)$/;

/** States without a next step, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'sale-loading': 'loading',
  'weekly-skeleton': 'loading',
  'hs-skeleton': 'loading',
  'fund-loading': 'loading',
  'draw-draw-1003': 'the draw is over, the campaign is not: this page has no other module, real ones have',
  'draw-draw-1015': 'as above, until the draws of the next day',
  'feedback-mine': 'the other tab is the form',
  'feedback-hostile': 'the other tab is the form',
};

/** Tabs of the weekly page, which stay on it. */
const IN_PAGE = /^ {2}\[navigation label=页面导航\]\n[\s\S]*?^ {2}\[heading/m;

/** Names of the enabled buttons and links of a record. */
function nextSteps(record: string): string[] {
  const body = record.slice(0, /^press /m.exec(record)?.index ?? record.length);
  const page = body.replace(IN_PAGE, '').split('\n');
  return page.flatMap((line, index) => {
    const control = /^ {2}\[(?:button|link)( .*)?\]$/.exec(line);
    if (control === null || line.includes('disabled=true')) return [];
    const label = /label=([^\]]*?)(?: [a-z]+=|$)/.exec(control[1] ?? '')?.[1];
    const name = label ?? (page.slice(index + 1).find((next) => !/^ {2}\[\./.test(next)) ?? '').trim();
    return STAYS.test(name) ? [] : [name];
  });
}

const states = PAGES.flatMap(({ route, states: described }) =>
  described
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map(({ name }) => [name, path.join(FOLDER, route, `${name}.txt`)] as const),
);

test.each(states)('%s leads on', (name, file) => {
  const ways = nextSteps(fs.readFileSync(file, 'utf8'));
  if (name in EXCEPTIONS) expect(ways).toEqual([]);
  else expect(ways).not.toEqual([]);
});

test('a record without a next step is detected', () => {
  const rules = '  [button .button.link.small]\n  活动规则';
  const gone = '  [button .button.primary disabled=true]\n  已领取';
  expect(nextSteps(`at /x\n${rules}\n${gone}\npress button 去首页\n  to /`)).toEqual([]);
  expect(nextSteps(`at /x\n${rules}\n  [button .button.primary]\n  [.icon]\n  去首页`)).toEqual(['去首页']);
  expect(nextSteps('at /x\n  [link label=去寄件]')).toEqual(['去寄件']);
});
