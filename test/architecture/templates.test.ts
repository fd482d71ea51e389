/** config/patches/slimTemplates removes only attributes that no component sets from the mini programs' templates. */
import fs from 'node:fs';
import { slimTemplate, UNUSED_PROPS } from '../../config/patches/slimTemplates/slimTemplates';
import { sourceFiles } from './source';

test('no component sets attributes that the templates omit', () => {
  const set = new RegExp(`\\b(${UNUSED_PROPS.join('|')})\\b=`);
  expect(sourceFiles().flatMap(({ name, text }) => (set.test(text) ? [name] : []))).toEqual([]);
});

test.each([
  [
    '  <view hover-class="{{i.p7||\'none\'}}" bindtap="eh" bindtransitionend="eh" animation="{{i.p0}}"  id="{{i.uid}}">\n    <a />\n  </view>',
    '<view bindtap="eh" id="{{i.uid}}">\n<a />\n</view>',
  ],
  [
    '<view onTransitionEnd="eh" onTap="eh" hover-stay-time="{{xs.b(i.p9,400)}}" style="{{i.st}}">',
    '<view onTap="eh" style="{{i.st}}">',
  ],
  ['<text decode="{{xs.b(i.p1,!1)}}">{{i.v}}</text>', null],
  ['<view bindtouchstart="eh" catchtouchmove="eh">', '<view catchtouchmove="eh">'],
  ['<view catchTouchMove="eh" onTouchMove="eh">', '<view catchTouchMove="eh">'],
])('%p', (template, slim) => {
  expect(slimTemplate(template)).toBe(slim ?? template);
});

interface Slim {
  (source: string): string;
  readonly USED: readonly string[];
}
const slimComponents = jest.requireActual<Slim>('../../config/patches/slimComponents/slimComponents.cjs');

test('the component tables keep everything that is imported', () => {
  const imported = sourceFiles().flatMap(({ text }) =>
    [...text.matchAll(/import \{([^}]*)\} from '@tarojs\/components'/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/([A-Z]\w+)(?: as \w+)?/g)].map(([whole]) => whole.split(' as ')[0]),
    ),
  );
  expect([...new Set(imported)].sort()).toEqual([...slimComponents.USED].sort());
});

const table = (source: string): Readonly<Record<string, object>> => {
  const [, body = ''] = /^const (?:internalC|c)omponents = (\{[\s\S]*?^\});$/m.exec(source) ?? [];
  const names = new Map<string, object>(
    [...body.matchAll(/^ {4}(\w+)(?:: (\w+|\{\}))?(?:,|$|: \{)/gm)].map(([, name = '', value]) => [
      name,
      { isEmpty: value === '{}' },
    ]),
  );
  return Object.fromEntries(names);
};

test.each([
  'shared/dist/components',
  'plugin-platform-weapp/dist/runtime',
  'plugin-platform-alipay/dist/runtime',
])('the table of %s keeps its names in order, and is smaller', (file) => {
  const source = fs.readFileSync(`node_modules/@tarojs/${file}.js`, 'utf8');
  const slim = slimComponents(source);
  expect(Object.keys(table(slim))).toEqual(Object.keys(table(source)));
  expect(Object.keys(table(source)).length).toBeGreaterThan(10);
  const kept = Object.entries(table(slim)).filter(([, value]) => 'isEmpty' in value && !value.isEmpty);
  expect(kept.every(([name]) => slimComponents.USED.includes(name))).toBe(true);
});
