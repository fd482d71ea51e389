// What `npm run contract` makes of a schema: one case a feature.
import { operationFiles } from './operations.mjs';

/** A contract of one call whose answer has this schema for data. */
const contract = (data, schemas = {}, call = {}, path = '/a/ask') => ({
  paths: { [path]: { post: operation('ask', data, call) } },
  components: { schemas },
});

const operation = (operationId, data, call = {}) => ({
  operationId,
  'x-success-code': '0',
  responses: { 200: { content: { 'application/json': { schema: { properties: { data } } } } } },
  ...call,
});

const fileOf = (...given) => operationFiles(contract(...given)).get('operations/ask.ts');
const squeezed = (text) => text.replace(/\s+/g, ' ');
const ref = (name, beside = {}) => ({ $ref: `#/components/schemas/${name}`, ...beside });
const nullType = { type: 'null' };
const text = { type: 'string' };

test.each([
  ['a text', text, 'string'],
  ['a whole number', { type: 'integer', minimum: 1 }, 'number'],
  ['a switch', { type: 'boolean' }, 'boolean'],
  ['nothing', nullType, 'nothing'],
  ['one of several texts', { type: 'string', enum: ['A', "B's"] }, `known('A', 'B\\'s')`],
  ['one that has to be named', { type: 'string', enum: ['A'], 'x-closed': true }, `literal('A')`],
  ['any beside the named ones', { type: 'integer', enum: [2, 3], 'x-open': true }, 'number'],
  [
    'one of several numbers, or null',
    { type: ['integer', 'null'], enum: [1, 2, null] },
    'nullable(known(1, 2))',
  ],
  ['a constant', { const: true }, 'literal(true)'],
  ['a text or null', { type: ['string', 'null'] }, 'nullable(string)'],
  ['null or a form', { oneOf: [nullType, { type: 'integer' }] }, 'nullable(number)'],
  ['a form with a key beside it', { allOf: [text], 'x-line': 4 }, 'shortText(4)'],
  ['a list', { type: 'array', items: text, maxItems: 9 }, 'itemsOf(string, 9)'],
  ['one that is whole or nothing', { type: 'array', items: text, 'x-whole': true }, 'array(string)'],
  ['keys of the server’s choosing', { type: 'object', additionalProperties: text }, 'record(string)'],
  ['words', { type: 'string', format: 'words' }, 'words'],
  ['a line', { type: 'string', maxLength: 9, 'x-line': 40 }, 'shortText(40)'],
  ['a limit that is not asked for', { type: 'string', minLength: 1, maxLength: 9 }, 'string'],
  ['a text with limits', { type: 'string', minLength: 2, maxLength: 9, 'x-strict': true }, 'textOf(2, 9)'],
  ['a text that is not empty', { type: 'string', minLength: 1, 'x-strict': true }, 'textOf(1)'],
  ['an id', { type: 'string', minLength: 1, maxLength: 64, 'x-strict': true }, 'id'],
  ['a form of text', { type: 'string', pattern: '^a/\\d$', 'x-strict': true }, 'matching(/^a\\/\\d$/)'],
  ['a time', { type: 'string', format: 'beijing-time', 'x-strict': true }, 'beijingTime'],
  ['a time that is not checked', { type: 'string', format: 'beijing-time' }, 'string'],
  ['money', { type: 'integer', minimum: 0, maximum: 9, format: 'fen', 'x-strict': true }, 'amount'],
  ['a count', { type: 'integer', minimum: 0, 'x-strict': true }, 'amount'],
  ['a number with limits', { type: 'integer', minimum: 1, maximum: 9, 'x-strict': true }, 'wholeFrom(1, 9)'],
  ['a tolerated text', { type: 'string', 'x-lenient': true }, "withDefault(string, '')"],
  ['a tolerated number', { type: 'integer', 'x-lenient': true }, 'withDefault(number, 0)'],
  ['a tolerated switch', { type: 'boolean', 'x-lenient': true }, 'withDefault(boolean, false)'],
  [
    'a tolerated number or null',
    { type: ['integer', 'null'], 'x-lenient': true },
    'withDefault(number, null)',
  ],
  ['a value of tomorrow', { type: 'string', enum: ['A', 'B'], 'x-lenient': true }, "known('A', 'B')"],
  [
    'good ones of a list',
    { type: 'array', maxItems: 5, items: text, 'x-lenient': true },
    'goodOnes(string, 5)',
  ],
  [
    'a tolerated map',
    { type: 'object', additionalProperties: text, 'x-lenient': true },
    'withDefault(record(string), {})',
  ],
  ['what a page reads itself', { type: 'array', items: text, 'x-raw': true }, 'rawValue'],
  ['an object that a page reads itself', { type: 'object', properties: {}, 'x-raw': true }, 'rawObject'],
])('%s', (_what, schema, expression) => {
  // A field, because null or the list of nothing is what a whole answer may be.
  const file = fileOf({ type: 'object', required: ['a'], properties: { a: schema } });
  expect(squeezed(file)).toContain(`const wireAskAnswer = object({ a: ${expression} });`);
  const [name] = /^\w+/.exec(expression);
  expect(file).toMatch(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '../../\\w+';`));
});

test.each([
  ['must be there', { type: 'object', required: ['a'], properties: { a: text } }, '{ a: string }'],
  ['may be missing', { type: 'object', properties: { a: text } }, '{ a: optional(string) }'],
  ['null is missing', { properties: { a: { type: ['string', 'null'] } } }, '{ a: nullable(string) }'],
  ['tolerated is missing', { properties: { a: { ...text, 'x-line': 4 } } }, '{ a: shortText(4) }'],
  [
    'is not read',
    { required: ['a'], properties: { a: text, b: { ...text, 'x-unread': true } } },
    '{ a: string }',
  ],
  ['is no name', { required: ['a-b'], properties: { 'a-b': text } }, '{ "a-b": string }'],
])('a field that %s', (_what, schema, shape) => {
  expect(squeezed(fileOf(schema))).toContain(`object(${shape})`);
});

test('a long object has several lines', () => {
  const names = Array.from({ length: 12 }, (_, index) => `quiteALongName${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  const file = fileOf({ type: 'object', required: names, properties });
  expect(file).toContain('object({\n  quiteALongName0: string,\n  quiteALongName1: string,\n');
});

describe('an operation', () => {
  const body = (type) => ({ requestBody: { content: { [type]: { schema: ref('AskRequest') } } } });
  const schemas = { AskRequest: { type: 'object', properties: {} } };

  test('says only what is not usual', () => {
    const file = squeezed(fileOf(nullType, schemas, body('application/json')));
    expect(file).toContain(`ask: Operation< AskRequest, AskAnswer > = {`);
    expect(file).toContain(`{ path: '/a/ask', decode: wireAskAnswer, };`);
  });

  test('says what the contract says', () => {
    const file = squeezed(
      fileOf(nullType, schemas, {
        ...body('application/x-www-form-urlencoded'),
        summary: 'What it does',
        'x-success-code': '15010000',
        'x-skips-auth': true,
        'x-encrypt': true,
        'x-write': true,
        'x-timeout-ms': 5000,
      }),
    );
    expect(file).toContain(
      "{ path: '/a/ask', form: true, okCode: '15010000', skipsAuth: true, encrypt: true, isWrite: true, " +
        'timeoutMs: 5000, decode: wireAskAnswer, };',
    );
    expect(file).toContain('/** What it does */ export const ask');
  });

  test('that may not carry the token leaves it at home', () => {
    expect(fileOf(nullType, {}, { 'x-no-authorization': true })).toContain('skipsAuth: true');
  });

  test('is one for each value of a part of its path', () => {
    const schema = { enum: ['here', 'there'] };
    const call = { parameters: [{ in: 'path', name: 'place', schema }] };
    const file = squeezed(fileOf(nullType, {}, call, '/a/{place}/ask'));
    expect(file).toContain(
      "export const askHere: Operation< Record<string, never>, AskAnswer > = { path: '/a/here/ask',",
    );
    expect(file).toContain(
      "export const askThere: Operation< Record<string, never>, AskAnswer > = { path: '/a/there/ask',",
    );
    schema.enum = undefined;
    expect(() => fileOf(nullType, {}, call, '/a/{place}/ask')).toThrow('contract: /a/{place}/ask');
  });

  test('of a GET takes the query, without the flag of addresses', () => {
    const parameters = [
      { in: 'query', name: 'word', schema: text },
      { in: 'query', name: '__no_redirect', schema: text },
    ];
    const document = { paths: { '/a': { get: operation('ask', nullType, { parameters }) } }, components: {} };
    const file = squeezed(operationFiles(document).get('operations/ask.ts'));
    expect(file).toContain("method: 'GET'");
    expect(file).toContain('ask: Operation< AskQuery, AskAnswer > = {');
    expect(file).toContain("import type { AskQuery } from '../../../../contract/types';");
  });

  test('null beside the data is of failures: a success has the other', () => {
    const file = fileOf(
      { oneOf: [ref('Data'), nullType] },
      { Data: { required: ['a'], properties: { a: text } } },
    );
    expect(file).toContain(
      'const wireData = object({ a: string });\nexport type Data = Decoded<typeof wireData>;',
    );
    expect(file).toContain('decode: wireData,');
    expect(fileOf({ type: ['string', 'null'] })).toContain('const wireAskAnswer = string;');
  });

  test('whose data nobody reads takes any', () => {
    expect(fileOf({ oneOf: [ref('Data'), nullType], 'x-unread': true })).toContain('wireAskAnswer = ignored');
  });
});

describe('schemas', () => {
  const inner = { type: 'object', required: ['a'], properties: { a: text } };
  const holds = (...names) => ({
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, ref(name)])),
  });
  const twoCalls = (first, second, schemas) => ({
    paths: { '/1': { post: operation('one', first) }, '/2': { post: operation('two', second) } },
    components: { schemas },
  });

  test('one that two calls share is one file', () => {
    const files = operationFiles(twoCalls(holds('Inner'), ref('Inner'), { Inner: inner }));
    expect([...files.keys()]).toEqual(['operations/one.ts', 'operations/two.ts', 'schemas/Inner.ts']);
    expect(files.get('schemas/Inner.ts')).toContain('export const wireInner = object({ a: string });');
    expect(files.get('operations/one.ts')).toContain("import { wireInner } from '../schemas/Inner';");
    expect(files.get('operations/two.ts')).toContain(
      "import { type Inner, wireInner } from '../schemas/Inner';",
    );
  });

  test('calls of one tag are one file, which holds what they alone share, and what only that holds', () => {
    const document = twoCalls(ref('Outer'), holds('Outer'), { Outer: holds('Inner'), Inner: inner });
    for (const { post } of Object.values(document.paths)) post.tags = ['both'];
    const files = operationFiles(document);
    expect([...files.keys()]).toEqual(['operations/both.ts']);
    const file = files.get('operations/both.ts');
    expect(file.match(/const wireInner/g)).toHaveLength(1);
    expect(file.indexOf('const wireInner')).toBeLessThan(file.indexOf('const wireOuter'));
    expect(file).toMatch(/export const one[^]*export const two/);
  });

  test('one that only a shared one contains is in its file', () => {
    const schemas = { Outer: holds('Inner'), Inner: inner };
    const files = operationFiles(twoCalls(ref('Outer'), holds('Outer'), schemas));
    expect([...files.keys()].filter((file) => file.startsWith('schemas/'))).toEqual(['schemas/Outer.ts']);
    expect(files.get('schemas/Outer.ts')).toContain('\nconst wireInner = object');
  });

  test('one that a call holds twice is written once, before its use', () => {
    const file = fileOf(holds('Inner', 'Other'), { Inner: inner, Other: holds('Inner') });
    expect(file.match(/const wireInner/g)).toHaveLength(1);
    expect(file.indexOf('const wireInner')).toBeLessThan(file.indexOf('const wireOther'));
  });

  test('a scalar is written in place, with the limits beside it', () => {
    const schemas = { Time: { type: 'string', format: 'beijing-time' } };
    const required = ['a', 'b', 'c'];
    const properties = {
      a: ref('Time'),
      b: ref('Time', { 'x-strict': true }),
      c: ref('Time', { 'x-line': 16 }),
    };
    const file = fileOf({ type: 'object', required, properties }, schemas);
    expect(file).toContain('object({ a: string, b: beijingTime, c: shortText(16) })');
  });

  test('a list of values has a name, and none where others are let through', () => {
    const schemas = { State: { type: 'string', enum: ['A'] } };
    expect(fileOf({ required: ['a'], properties: { a: ref('State') } }, schemas)).toContain(
      '{ a: wireState }',
    );
    const file = fileOf({ properties: { a: ref('State', { 'x-lenient': true }) } }, schemas);
    expect(file).toContain("{ a: known('A') }");
    expect(file).not.toContain('wireState');
  });

  test('one that nobody reads is not written', () => {
    const files = operationFiles(
      twoCalls(holds('Inner'), { properties: { a: ref('Inner', { 'x-unread': true }) } }, { Inner: inner }),
    );
    expect([...files.keys()]).toEqual(['operations/one.ts', 'operations/two.ts']);
  });

  test('one that holds itself', () => {
    const node = {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'array', items: ref('Node') } },
    };
    const file = operationFiles(contract(ref('Node'), { Node: node })).get('schemas/Node.ts');
    expect(file).toContain(
      "export const wireNode: Decoder<import('../../../../contract/types').Node> = " +
        'object({ a: itemsOf((value, path, onBad) => wireNode(value, path, onBad), 1000) });',
    );
    expect(file).toContain("import { object } from '../../decode';");
    expect(file).toContain("import type { Decoded, Decoder } from '../../decoder';");
  });

  test.each([
    ['is not there', ref('Gone')],
    ['has several forms', { oneOf: [text, { type: 'integer' }] }],
    ['is tolerated without a limit', { type: 'array', items: text, 'x-lenient': true }],
    ['is tolerated with nothing in its place', { type: 'object', properties: {}, 'x-lenient': true }],
    ['is strict about nothing', { ...text, 'x-strict': true }],
    ['has no type', {}],
  ])('one that %s is refused', (_what, schema) => {
    expect(() => fileOf({ type: 'object', properties: { a: schema } })).toThrow('contract:');
  });
});
