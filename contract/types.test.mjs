import { namesTaken, typesText } from './types.mjs';

const text = { type: 'string' };
const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const bodyOf = (schema) => ({ requestBody: { content: { 'application/json': { schema } } } });
const contract = (schemas, paths = {}) => ({ paths, components: { schemas } });

/** The declaration of a schema, in one line. */
function typeOf(schema, schemas = {}) {
  const written = typesText(contract({ ...schemas, Asked: schema }), ['Asked']);
  return /export (?:type|interface) Asked[^]*/
    .exec(written)?.[0]
    .split('\n\n')[0]
    .trim()
    .replace(/\s+/g, ' ');
}

test.each([
  ['a text', text, 'string'],
  ['a whole number', { type: 'integer' }, 'number'],
  ['one value', { const: "it's" }, "'it\\'s'"],
  ['listed values', { type: 'integer', enum: [0, 1] }, '0 | 1'],
  ['a text or null', { type: ['string', 'null'] }, 'string | null'],
  ['a list', { type: 'array', items: text }, 'readonly string[]'],
  ['a list of either', { type: 'array', items: { type: ['string', 'null'] } }, 'readonly (string | null)[]'],
  [
    'a list of lists',
    { type: 'array', items: { type: 'array', items: text } },
    'readonly (readonly string[])[]',
  ],
  ['a map', { type: 'object', additionalProperties: text }, 'Readonly<Record<string, string>>'],
  ['an object of any kind', { type: 'object' }, 'Readonly<Record<string, unknown>>'],
  ['an empty object', { type: 'object', additionalProperties: false }, 'Readonly<Record<string, never>>'],
  ['another schema or null', { oneOf: [ref('Other'), { type: 'null' }] }, 'Other | null'],
  [
    'one more than another',
    { allOf: [ref('Other')], properties: { a: text } },
    'Other & { readonly a?: string }',
  ],
])('%s', (_what, schema, expected) => {
  expect(typeOf(schema, { Other: text })).toBe(`export type Asked = ${expected};`);
});

test('an object has the fields that the contract requires, and may have the others', () => {
  const schema = { type: 'object', required: ['a'], properties: { a: text, 'b-c': ref('Other') } };
  expect(typeOf(schema, { Other: text })).toBe(
    'export interface Asked { readonly a: string; readonly "b-c"?: Other; }',
  );
});

test('a description is its comment', () => {
  expect(typesText(contract({ Asked: { ...text, description: 'Of\n  two lines */' } }), ['Asked'])).toContain(
    '/** Of two lines * / */\nexport type Asked = string;',
  );
});

describe('calls', () => {
  const query = (name, required) => ({ in: 'query', name, required, schema: text });
  const paths = {
    '/a': { post: { operationId: 'ask', ...bodyOf(ref('AskRequest')) } },
    '/b': {
      get: { operationId: 'look', parameters: [query('word', true), query('page'), query('__no_redirect')] },
    },
  };
  const schemas = {
    AskRequest: { type: 'object', properties: { inner: ref('Inner') } },
    Inner: text,
    Unused: text,
  };
  const written = typesText(contract(schemas, paths));

  test('have their bodies and addresses by operation', () => {
    expect(written).toContain('readonly ask: AskRequest;\n  readonly look: undefined;\n');
    expect(written).toContain("export type GatewayPath =\n  | '/a'\n  | '/b';");
  });

  test('have their query without the flag of addresses', () => {
    expect(written).toContain(
      'export interface LookQuery {\n  readonly word: string;\n  readonly page?: string;\n}',
    );
  });

  test('bring the schemas of their bodies, and no others', () => {
    expect(written).toContain('export type Inner = string;');
    expect(written).not.toContain('Unused');
  });
});

test('the names that code takes are known', () => {
  expect(
    namesTaken(
      "import type {\n  A,\n  B as C,\n} from '../../contract/types';\n" +
        "type D = import('../contract/types').E;\nimport type { F } from './types';",
    ),
  ).toEqual(['A', 'B', 'E']);
});

test.each([
  ['a name that the contract lacks', () => typesText(contract({}), ['Gone'])],
  ['a type that is none', () => typesText(contract({ Asked: { type: 'words' } }), ['Asked'])],
])('%s is refused', (_what, write) => {
  expect(write).toThrow('contract:');
});
