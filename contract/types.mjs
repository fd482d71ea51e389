/**
 * The contract's schemas as TypeScript, for src/ and sandbox/ alike: what each call takes, and the schemas that either
 * of them names.
 */

const BANNER = `/* eslint-disable */
// Made from contract/gateway.openapi.yaml by \`npm run contract\`. Change the contract, not this file.
`;

/** Where the types are written, below the project's folder. */
export const TYPES_FILE = 'contract/types.ts';

const METHODS = ['get', 'post'];
const FORM = 'application/x-www-form-urlencoded';
const LINE_LENGTH = 110;
/** A query that the pages' own addresses carry; no call sends it. */
const NO_REDIRECT = '__no_redirect';

/**
 * @param {object} document the contract, parsed
 * @param {Iterable<string>} [named] schemas to write besides those of the calls' bodies and queries
 * @returns {string} text of contract/types.ts
 * @throws when a schema uses a keyword that no type can be made of, or `named` has a name that is not in the contract
 */
export function typesText(document, named = []) {
  const schemas = document.components?.schemas ?? {};
  const calls = callsOf(document);
  const wanted = new Set();
  const want = (schema) => {
    for (const name of namesIn(schema)) {
      if (schemas[name] === undefined) throw new Error(`contract: there is no schema ${name}`);
      if (wanted.has(name)) continue;
      wanted.add(name);
      want(schemas[name]);
    }
  };
  for (const { body, query } of calls) want([body, query]);
  const written = new Set(['Bodies', 'GatewayPath', ...calls.map(({ id }) => queryName(id))]);
  for (const name of named) if (!written.has(name)) want({ $ref: name });

  const queries = calls.filter(({ query }) => query !== undefined);
  return [
    BANNER,
    '/** Body of each call by its operation, as the contract lets it through; undefined: the call has none. */',
    'export interface Bodies {',
    ...calls.map(({ id, body }) => `  readonly ${id}: ${body === undefined ? 'undefined' : typeOf(body)};`),
    '}',
    '',
    '/** Address of each call, as the contract writes it. */',
    `export type GatewayPath =\n${Object.keys(document.paths ?? {})
      .map((path) => `  | ${value(path)}`)
      .join('\n')};`,
    '',
    ...queries.map(({ id, query }) => declaration(queryName(id), query)),
    ...Object.keys(schemas)
      .filter((name) => wanted.has(name))
      .map((name) => declaration(name, schemas[name])),
  ].join('\n');
}

/** Schemas that a TypeScript text takes from contract/types. */
export const namesTaken = (text) =>
  [
    ...text.matchAll(
      /import type \{([^}]*)\} from '[./]*\/contract\/types'|import\('[./]*\/contract\/types'\)\.(\w+)/g,
    ),
  ]
    .flatMap(([, list, one]) => one ?? list.split(','))
    .map((name) => name.trim().split(' ')[0])
    .filter(Boolean);

/** Whether a call has a query of its own. */
export const hasQuery = (document, node) => queriesOf(document, node).length > 0;

const queriesOf = (document, { parameters = [] }) =>
  parameters
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'query' && parameter.name !== NO_REDIRECT);

/** Name of the type of a call's query. */
export const queryName = (id) => `${id.charAt(0).toUpperCase()}${id.slice(1)}Query`;

function callsOf(document) {
  const calls = [];
  for (const item of Object.values(document.paths ?? {})) {
    for (const method of METHODS) {
      if (item[method] === undefined) continue;
      const { operationId: id, requestBody } = item[method];
      const content = resolve(document, requestBody)?.content ?? {};
      const queries = queriesOf(document, item[method]);
      calls.push({
        id,
        body: (content[FORM] ?? content['application/json'])?.schema,
        query:
          queries.length === 0
            ? undefined
            : {
                type: 'object',
                additionalProperties: false,
                required: queries.filter(({ required }) => required).map(({ name }) => name),
                properties: Object.fromEntries(queries.map(({ name, schema }) => [name, schema])),
              },
      });
    }
  }
  return calls;
}

function resolve(document, node) {
  if (node?.$ref === undefined) return node;
  return node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce((at, key) => at?.[key], document);
}

const nameOf = (ref) => ref.split('/').pop();

/** Names of the schemas that a schema refers to. */
function namesIn(schema) {
  if (typeof schema !== 'object' || schema === null) return [];
  if (typeof schema.$ref === 'string') return [nameOf(schema.$ref)];
  return Object.values(schema).flatMap(namesIn);
}

function declaration(name, schema) {
  const isInterface =
    schema.properties !== undefined && schema.oneOf === undefined && schema.allOf === undefined;
  const comment = schema.description
    ? `/** ${schema.description.trim().replace(/\s+/g, ' ').replace(/\*\//g, '* /')} */\n`
    : '';
  return isInterface
    ? `${comment}export interface ${name} {\n${fieldsOf(schema)
        .map((field) => `  ${field.replace(/\n/g, '\n  ')};\n`)
        .join('')}}\n`
    : `${comment}export type ${name} = ${typeOf(schema)};\n`;
}

/** The type expression of a schema. */
function typeOf(schema) {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.oneOf !== undefined) return union(schema.oneOf.map(typeOf));
  if (schema.allOf !== undefined)
    return [...schema.allOf.map(typeOf), ...(schema.properties ? [objectType(schema)] : [])].join(' & ');
  if (schema.const !== undefined) return value(schema.const);
  if (schema.enum !== undefined) return union(schema.enum.map(value));
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })));
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return `readonly ${element(typeOf(schema.items ?? {}))}[]`;
    case 'object':
      return objectType(schema);
    case undefined:
      if (schema.properties !== undefined) return objectType(schema);
      return 'unknown';
    default:
      throw new Error(`contract: no type for ${JSON.stringify(schema)}`);
  }
}

function objectType(schema) {
  const { properties, additionalProperties } = schema;
  if (properties !== undefined) return braced(fieldsOf(schema));
  if (additionalProperties === false) return 'Readonly<Record<string, never>>';
  const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
  return `Readonly<Record<string, ${values}>>`;
}

const fieldsOf = ({ properties, required = [] }) =>
  Object.entries(properties).map(([key, schema]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
    return `readonly ${name}${required.includes(key) ? '' : '?'}: ${typeOf(schema)}`;
  });

const union = (types) => [...new Set(types)].join(' | ');

/** In brackets where a list of it would be read otherwise. */
const element = (type) => (/^readonly |[|&]/.test(type) && !/^\{/.test(type) ? `(${type})` : type);

const value = (one) => (typeof one === 'string' ? `'${one.replace(/['\\]/g, '\\$&')}'` : String(one));

/** In one line where it fits. */
function braced(parts) {
  const line = `{ ${parts.join('; ')} }`;
  if (line.length <= LINE_LENGTH && !line.includes('\n')) return line;
  return `{\n${parts.map((part) => `  ${part.replace(/\n/g, '\n  ')};`).join('\n')}\n}`;
}
