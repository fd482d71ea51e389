/** Rules of the studio: text positions, outline, edits, completion, differences. */
import fc from 'fast-check';
import { moduleElementId } from '@/features/weekly/page/moduleElementId';
import { fieldName, problemsOf, type Breach } from '../../../sandbox/studio/page/rules/breaches';
import { changesBetween } from '../../../sandbox/studio/page/rules/changes';
import { completionAt } from '../../../sandbox/studio/page/rules/completion';
import {
  addModule,
  changeBetween,
  moveModule,
  removeModule,
  whyNotAdded,
} from '../../../sandbox/studio/page/rules/moduleEdits';
import { elementsToIds } from '../../../sandbox/studio/page/rules/moduleElements';
import { outlineOf } from '../../../sandbox/studio/page/rules/outline';
import { pictureAt } from '../../../sandbox/studio/page/rules/pictureField';
import { placed, syntaxProblems } from '../../../sandbox/studio/page/rules/positions';
import type { Schema } from '../../../sandbox/studio/page/rules/schema';

const KINDS = ['guideBarModule', 'taskModule', 'goodsModuleList'];
const pretty = (value: unknown): string => JSON.stringify(value, null, 2);
const place = (order: number, uniqueId: string) => ({ order, uniqueId, fioIndex: order });
const PAGE = {
  baseInfo: { pageName: '超级星期五' },
  guideBarModule: place(9, 'bar'),
  taskModule: place(2, 'tasks'),
  goodsModuleList: [{ title: '好物', ...place(5, 'goods-1') }, place(1, 'goods-2')],
};
const modulesOf = (data: unknown) => outlineOf(data, KINDS, [], null).filter(({ isMovable }) => isMovable);
const ids = (text: string): readonly string[] => modulesOf(JSON.parse(text)).map(({ uniqueId }) => uniqueId);
const breach = (path: string, keyword: string, params: Breach['params']): Breach => ({
  path,
  keyword,
  params,
  schemaPath: '',
  message: keyword,
});

test.each([
  ['', ''],
  ['/a/0/b', 'a[0].b'],
  ['/a~1b/c~0d', 'a/b.c~d'],
])('the field %j is called %j', (path, name) => expect(fieldName(path)).toBe(name));

test.each<[string, readonly Breach[], readonly string[]]>([
  ['a missing field', [breach('/a', 'required', { missingProperty: 'b' })], ['a.b 缺少这个字段']],
  [
    'an extra field',
    [breach('', 'additionalProperties', { additionalProperty: 'x' })],
    ['x 约定里没有这个字段'],
  ],
  ['a type', [breach('/a', 'type', { type: 'boolean' })], ['a 应当是true 或 false']],
  ['an enumeration', [breach('/a', 'enum', { allowedValues: ['X', 1] })], ['a 只能是："X"、1']],
  ['an empty text', [breach('/a', 'minLength', { limit: 1 })], ['a 不能为空']],
  [
    'a number that is not an object or null',
    [
      breach('/a', 'type', { type: 'object' }),
      breach('/a', 'type', { type: 'null' }),
      breach('/a', 'oneOf', {}),
    ],
    ['a 应当是一组字段 {…}或 null'],
  ],
  [
    'inside an object or null',
    [
      breach('/a/b', 'type', { type: 'string' }),
      breach('/a', 'type', { type: 'null' }),
      breach('/a', 'oneOf', {}),
    ],
    ['a.b 应当是文字（加英文双引号）'],
  ],
  [
    'a type and an enumeration',
    [breach('/a', 'type', { type: 'integer' }), breach('/a', 'enum', { allowedValues: [1, 2] })],
    ['a 只能是：1、2'],
  ],
  [
    'the same twice',
    [breach('/a', 'minLength', { limit: 1 }), breach('/a', 'minLength', { limit: 1 })],
    ['a 不能为空'],
  ],
])('%s in one sentence', (_name, breaches, sentences) =>
  expect(problemsOf(breaches).map(({ field, text }) => `${field} ${text}`)).toEqual(sentences),
);

test.each([
  ['{"a": 1}', []],
  ['{\n  "a": 1\n  "b": 2\n}', ['2 前一项后面缺少逗号']],
  ['{\n  "a": 是\n}', ['2 这里不是 JSON：文字要加英文双引号']],
  ['{\n  "a": [1,\n  2\n', ['3 缺少 ]']],
])('%j is marked at its line', (text, lines) => {
  const found = syntaxProblems(text).map((problem) => `${problem.line} ${problem.text}`);
  expect(found).toEqual(lines);
});

test.each([
  ['/taskModule/order', 11, '"order": 2'],
  ['/goodsModuleList/1/uniqueId', 24, '"uniqueId": "goods-2"'],
  ['/goodsModuleList/0/missing', 16, '{'],
  ['/nowhere', 1, '{'],
])('a problem at %s is in line %i', (path, line, marked) => {
  const text = pretty(PAGE);
  const [found] = placed(text, [{ path, field: '', text: '' }]);
  expect([found?.line, text.slice(found?.from, found?.to)]).toEqual([line, marked]);
});

test('problems are in the order of the text', () => {
  const paths = ['/goodsModuleList/1', '/baseInfo', '/taskModule'];
  const found = placed(
    pretty(PAGE),
    paths.map((path) => ({ path, field: '', text: '' })),
  );
  expect(found.map(({ path }) => path)).toEqual(['/baseInfo', '/taskModule', '/goodsModuleList/1']);
});

test('the outline has fixed parts first, then modules in the page’s order', () => {
  expect(
    outlineOf(PAGE, KINDS, [], null).map(({ uniqueId, field, isMovable }) => [uniqueId || field, isMovable]),
  ).toEqual([
    ['baseInfo', false],
    ['bar', false],
    ['goods-2', true],
    ['tasks', true],
    ['goods-1', true],
  ]);
});

const WRONG = [{ path: '/taskModule/order', field: '', text: '' }];
test.each([
  ['good, on the page', [], ['tasks'], 'good'],
  ['good, not on the page', [], [], 'absent'],
  ['broken, on the page', WRONG, ['tasks'], 'flawed'],
  ['broken, not on the page', WRONG, [], 'dropped'],
])('a module that is %s', (_name, problems, shown, mark) => {
  const item = outlineOf(PAGE, KINDS, problems, new Set(shown)).find(({ field }) => field === 'taskModule');
  expect(item?.mark).toBe(mark);
});

test('a module that the contract does not have is unknown, and not moved', () => {
  const item = outlineOf({ ...PAGE, wheelModule: place(3, 'wheel') }, KINDS, [], null).find(
    ({ field }) => field === 'wheelModule',
  );
  expect([item?.mark, item?.isMovable]).toEqual(['unknown', false]);
});

test('ids of the page’s elements are read back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (id) => {
      expect([...elementsToIds([moduleElementId(id), 'root'])]).toEqual([id]);
    }),
  );
});

test.each([
  [0, 1, ['tasks', 'goods-2', 'goods-1']],
  [2, 0, ['goods-1', 'goods-2', 'tasks']],
  [0, 9, ['tasks', 'goods-1', 'goods-2']],
  [1, 1, ['goods-2', 'tasks', 'goods-1']],
])('module %i moved to %i', (from, to, order) => {
  const text = moveModule(pretty(PAGE), modulesOf(PAGE), from, to);
  expect(ids(text)).toEqual(order);
  // Nothing but places has changed, and they are the same places.
  expect(changesBetween(PAGE, JSON.parse(text)).filter(({ field }) => !/order|fioIndex/.test(field))).toEqual(
    [],
  );
  expect(text.match(/"order": \d+/g)?.toSorted()).toEqual(
    pretty(PAGE)
      .match(/"order": \d+/g)
      ?.toSorted(),
  );
});

test('equal or missing places are numbered when one is moved', () => {
  const data = { taskModule: { uniqueId: 'tasks' }, goodsModuleList: [place(3, 'a'), place(3, 'b')] };
  expect(ids(moveModule(pretty(data), modulesOf(data), 2, 0))).toEqual(['tasks', 'a', 'b']);
});

test.each([
  ['goodsModuleList', '/goodsModuleList/2', 'goods-3'],
  ['taskModule', '/taskModule', 'tasks-2'],
])('a module added to %s is last and has an id of its own', (field, path, uniqueId) => {
  const sample = field === 'taskModule' ? place(1, 'tasks') : { title: '好物', ...place(1, 'goods-1') };
  const added = addModule(pretty(PAGE), field, sample);
  expect(added.path).toBe(path);
  expect(added.text).toContain(`"uniqueId": "${uniqueId}",\n`);
  expect(added.text).toContain('"order": 10,');
});

test('a list that is missing or empty begins with the module', () => {
  for (const data of [{}, { goodsModuleList: [] }, { goodsModuleList: null }])
    expect(JSON.parse(addModule(pretty(data), 'goodsModuleList', place(7, 'g')).text)).toEqual({
      goodsModuleList: [place(1, 'g')],
    });
});

test.each([
  [PAGE, 'taskModule', '一页只能有一个'],
  [{ ...PAGE, taskModule: null }, 'taskModule', null],
  [PAGE, 'goodsModuleList', null],
  [[], 'taskModule', '内容还不是一组字段'],
])('whether %j takes another %s', (data, field, reason) => expect(whyNotAdded(data, field)).toBe(reason));

test.each([
  ['goods-1', { ...PAGE, goodsModuleList: [PAGE.goodsModuleList[1]] }],
  ['tasks', { ...PAGE, taskModule: null }],
])('without %s', (id, rest) => {
  const item = modulesOf(PAGE).find(({ uniqueId }) => uniqueId === id);
  expect(item && JSON.parse(removeModule(pretty(PAGE), item))).toEqual(rest);
});

test('a change is the smallest replacement', () => {
  expect(changeBetween('abcd', 'abXd')).toEqual({ from: 2, to: 3, insert: 'X' });
  expect(changeBetween('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' });
  expect(changeBetween('a', 'a')).toBeNull();
});

const SCHEMA: Schema = {
  data: { oneOf: [{ $ref: '#/components/schemas/Page' }, { type: 'null' }] },
  schemas: {
    Page: {
      type: 'object',
      required: ['status'],
      properties: {
        status: { type: 'string', enum: ['OPEN', 'OVER'] },
        isOn: { type: 'boolean', description: 'Shown' },
        items: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
      },
    },
  },
};
const AT = '|';
test.each([
  ['{ "status": "OPEN", "|" }', ['isOn', 'items']],
  ['{ "|": 1 }', ['status', 'isOn', 'items']],
  ['{ "status": | }', ['"OPEN"', '"OVER"']],
  ['{ "status": "O|" }', ['"OPEN"', '"OVER"']],
  ['{ "isOn": t| }', ['true', 'false']],
  ['{ "items": [{ "|" }] }', ['name']],
  ['{ "unknown": { "|" } }', undefined],
])('what can be written at %s', (marked, labels) => {
  const offset = marked.indexOf(AT);
  expect(completionAt(marked.replace(AT, ''), offset, SCHEMA)?.options.map(({ label }) => label)).toEqual(
    labels,
  );
});

test('a key is completed with a value that the contract allows', () => {
  const [status] = completionAt('{ "" }', 3, SCHEMA)?.options ?? [];
  expect(status).toEqual({
    label: 'status',
    insert: '"status": "OPEN"',
    detail: '文字："OPEN"、"OVER"',
    isRequired: true,
  });
});

test('differences name each field once', () => {
  expect(changesBetween({ a: 1, b: [1, { c: 2 }], d: 0 }, { a: 2, b: [1, { c: 3 }, 4], e: 0 })).toEqual([
    { field: 'a', kind: 'changed' },
    { field: 'b[1].c', kind: 'changed' },
    { field: 'b[2]', kind: 'added' },
    { field: 'd', kind: 'removed' },
    { field: 'e', kind: 'added' },
  ]);
});

test.each([
  ['{ "imgUrl": "ht|tp://x" }', { path: '/imgUrl', name: 'imgUrl', address: 'http://x' }],
  ['{ "associatedRightsImgFlag": t|rue }', null],
  ['{ "title": "a|" }', null],
])('the picture at %s', (marked, found) => {
  expect(pictureAt(marked.replace(AT, ''), marked.indexOf(AT))).toEqual(found);
});
