import { exceptionView } from './exceptionRules';

it.each<[string | undefined, string, string, string]>([
  ['OVER', '活动已结束', 'welfare', ''],
  ['NOT_START', '活动未开始', 'home', ''],
  ['WRONG_CLIENT', '请在APP内参与', 'app', ''],
  ['GONE', '活动已下线', 'welfare', ''],
  ['BUSY', '活动太火爆啦', 'retry', ''],
  ['BLOCKED', '暂时无法参与活动', 'help', ''],
  ['100901004', '活动已下线', 'welfare', ''],
  ['100901042', '活动已结束', 'welfare', ''],
  ['OF_TOMORROW', '暂时无法参与活动', 'home', 'OF_TOMORROW'],
  ['constructor', '暂时无法参与活动', 'home', 'constructor'],
  ['<script>alert(1)</script>', '暂时无法参与活动', 'home', ''],
  [undefined, '暂时无法参与活动', 'home', ''],
])('%s: %s', (code, title, action, shown) => {
  expect(exceptionView(code, undefined, true)).toMatchObject({ title, action, code: shown });
});

it.each([
  ['名额已满，加微信 abc', false, '来晚啦，看看其他福利吧~'],
  ['来电 4008001234567', true, '来电 4008001234567'],
])('text in the URL: %s, set by the app: %s', (reasonMsg, isBrought, text) => {
  expect(exceptionView('OVER', reasonMsg, isBrought).text).toBe(text);
});

it('does not show a code that only the URL contains', () => {
  expect(exceptionView('4008007654321', '', false).code).toBe('');
});
