import { refusalText, statusText } from './incentiveTaskTexts';

it.each([
  ['200700001', '', '活动不存在或已下线'],
  ['200700002', ' ', '任务还没完成，快去完成吧'],
  ['200700003', '', '来晚啦，活动已结束~'],
  ['1', '', '领取失败，请重试'],
  ['200700002', '还差一步', '还差一步'],
])('code %s, message %p: %s', (code, message, text) => {
  expect(refusalText(code, message)).toBe(text);
});

it.each([
  ['NOT_START', '活动将于 2026-11-22 08:30 开始'],
  ['RUNNING', ''],
  ['FINISHED', '活动已结束，看看其他活动吧'],
] as const)('%s: %s', (status, text) => {
  expect(statusText({ status, startsAt: '2026-11-22 08:30:00' })).toBe(text);
});
