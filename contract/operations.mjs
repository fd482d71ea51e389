/**
 * The calls of the contract as TypeScript: one file a tag under src/api/generated/operations, with the decoders of its
 * calls, and one a response schema that several files share under src/api/generated/schemas. A tag holds calls that the
 * same pages make: a page's code carries the files of the calls it makes and no others.
 */
import { hasQuery, queryName } from './types.mjs';

const BANNER = `/* eslint-disable */
// Made from contract/gateway.openapi.yaml by \`npm run contract\`. Change the contract, not this file.

`;

/** What decoders are made of, by the file below src/api. */
const RUNTIME = {
  decode: [
    'array',
    'boolean',
    'literal',
    'nothing',
    'nullable',
    'number',
    'object',
    'optional',
    'record',
    'string',
    'amount',
    'beijingTime',
    'id',
    'ignored',
    'known',
    'matching',
    'rawObject',
    'rawValue',
    'shortText',
    'textOf',
    'timeOrNull',
    'wholeFrom',
    'words',
  ],
  lenient: ['goodOnes', 'itemsOf', 'withDefault'],
};
const RUNTIME_OF = new Map(
  Object.entries(RUNTIME).flatMap(([file, names]) => names.map((name) => [name, file])),
);

const METHODS = ['get', 'post'];
const FORM = 'application/x-www-form-urlencoded';
const LINE_LENGTH = 110;
/** From a file below src/api/generated/operations or schemas. */
const TYPES = '../../../../contract/types';

/**
 * @param {object} document the contract, parsed
 * @returns {Map<string, string>} path below src/api/generated -> text of the file
 * @throws when a schema says what no decoder can be made of
 */
export function operationFiles(document) {
  const schemas = document.components?.schemas ?? {};
  const calls = callsOf(document);
  const owners = ownersOf(calls, schemas);
  const texts = new Map();
  for (const group of new Set(calls.map((call) => call.group))) {
    const own = calls.filter((call) => call.group === group);
    texts.set(fileOf(group), groupText(group, own, schemas, owners));
  }
  for (const name of new Set(owners.values()))
    if (name in schemas) texts.set(fileOf(name, 'schemas'), schemaText(name, schemas, owners));
  return texts;
}

const fileOf = (name, folder = 'operations') => `${folder}/${name}.ts`;

function callsOf(document) {
  const calls = [];
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const node = item[method];
      if (node === undefined) continue;
      const answer = resolve(document, node.responses['200'].content['application/json'].schema);
      const paths = pathsOf(document, path, node);
      const [group = node.operationId] = node.tags ?? [];
      calls.push({
        id: node.operationId,
        group,
        paths,
        method,
        node,
        data: answer.properties.data,
        document,
      });
    }
  }
  return calls;
}

/** Operation name -> path: one for each value of a part of the path. */
function pathsOf(document, path, node) {
  const part = (node.parameters ?? []).map((one) => resolve(document, one)).find((one) => one.in === 'path');
  if (part === undefined) return new Map([[node.operationId, path]]);
  const { enum: values } = resolve(document, part.schema);
  if (values === undefined || path.split('{').length > 2)
    throw new Error(`contract: ${path} needs one part that lists its values`);
  return new Map(
    values.map((one) => [
      `${node.operationId}${one.charAt(0).toUpperCase()}${one.slice(1)}`,
      path.replace(`{${part.name}}`, one),
    ]),
  );
}

function resolve(document, node) {
  if (node?.$ref === undefined) return node;
  const target = node.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce((at, key) => at?.[key], document);
  if (target === undefined) throw new Error(`contract: ${node.$ref} is not there`);
  return target;
}

// Which file a schema's decoder is written in

const nameOf = (ref) => ref.split('/').pop();
const isNull = (schema) => schema.type === 'null';

/** Names of the schemas that are decoded with this one, those that are read by name only. */
function referencesOf(schema, schemas, found = new Set()) {
  if (schema === undefined || schema['x-raw'] || schema['x-unread']) return found;
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    if (schemas[name] === undefined) throw new Error(`contract: ${schema.$ref} is not there`);
    const { $ref: _ref, ...beside } = schema;
    // With limits of its own beside it a scalar is written in place; so is one that is a single word.
    if (isWrittenInPlace(schemas[name], beside))
      referencesOf({ ...schemas[name], ...beside }, schemas, found);
    else found.add(name);
    return found;
  }
  const { allOf = [], oneOf = [], ...beside } = schema;
  for (const part of oneOf) referencesOf(part, schemas, found);
  for (const part of allOf) referencesOf({ ...part, ...beside }, schemas, found);
  for (const part of Object.values(schema.properties ?? {})) referencesOf(part, schemas, found);
  if (typeof schema.items === 'object') referencesOf(schema.items, schemas, found);
  if (typeof schema.additionalProperties === 'object')
    referencesOf(schema.additionalProperties, schemas, found);
  return found;
}

/** A scalar needs no name of its own, unless it lists its values and takes no other. */
function isWrittenInPlace(target, beside) {
  if (target.$ref || target.properties || target.items || target.oneOf || target.allOf) return false;
  if (typeof target.additionalProperties === 'object' || target.type === 'object') return false;
  return target.enum === undefined || beside['x-lenient'] === true || beside['x-open'] === true;
}

/**
 * Schema name -> the group of calls or the schema in whose file it is written: its only reader's, or its own. What is no object
 * of named fields (a list of values, say) is written with each reader: a file of its own costs more than it saves.
 */
function ownersOf(calls, schemas) {
  const readers = new Map();
  const visit = (reader, schema) => {
    for (const name of referencesOf(schema, schemas)) {
      if (!schemas[name].properties) {
        visit(reader, schemas[name]);
        continue;
      }
      const known = readers.get(name);
      if (known) known.add(reader);
      else {
        readers.set(name, new Set([reader]));
        visit(name, schemas[name]);
      }
    }
  };
  for (const { group, data } of calls) visit(groupOwner(group), data);

  const owners = new Map([...readers.keys()].map((name) => [name, name]));
  const ownerOf = (reader) => {
    const owner = owners.get(reader) ?? reader;
    return owner === reader ? owner : ownerOf(owner);
  };
  // What all readers of a schema share grows until nothing moves any more.
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    for (const [name, known] of readers) {
      const files = new Set([...known].map(ownerOf));
      const [only] = files;
      if (owners.get(name) === name && files.size === 1 && only !== name) {
        owners.set(name, only);
        isMoving = true;
      }
    }
  }
  return new Map([...owners.keys()].map((name) => [name, ownerOf(name)]));
}

const groupOwner = (group) => `call ${group}`;

// Text of a file

/** What is written into one file: constants in the order in which they are needed, and what they are made of. */
class Writer {
  constructor(owner, schemas, owners) {
    Object.assign(this, { owner, schemas, owners });
    this.runtime = new Map();
    this.shared = new Set();
    this.constants = [];
    this.emitted = 0;
    this.written = new Set();
    this.open = new Set();
    this.recursive = new Set();
  }

  /** A name of the runtime, noted as imported. */
  use(name) {
    const file = RUNTIME_OF.get(name);
    if (file === undefined) throw new Error(`contract: no decoder "${name}"`);
    if (!this.runtime.has(file)) this.runtime.set(file, new Set());
    this.runtime.get(file).add(name);
    return name;
  }

  /** The expression of a schema's decoder. */
  decoder(schema) {
    if (schema['x-unread']) return this.use('ignored');
    if (schema['x-raw']) {
      const { type } = schema.$ref ? this.schemas[nameOf(schema.$ref)] : schema;
      return this.use(type === 'object' ? 'rawObject' : 'rawValue');
    }
    if (schema['x-lenient']) return this.lenient(schema);
    if (schema.$ref !== undefined) return this.reference(schema);
    if (schema.allOf?.length === 1) {
      const { allOf, ...beside } = schema;
      return this.decoder({ ...allOf[0], ...beside });
    }
    if (schema.oneOf !== undefined) return this.oneOf(schema);
    if (Array.isArray(schema.type)) {
      const [type, ...others] = schema.type.filter((each) => each !== 'null');
      if (others.length > 0) throw new Error(`contract: no decoder for the types ${schema.type.join(', ')}`);
      const values = schema.enum?.filter((value) => value !== null);
      const inner = { ...schema, type, ...(values ? { enum: values } : {}) };
      return schema.type.includes('null') ? this.orNull(inner) : this.decoder(inner);
    }
    if (schema.type === 'array') return this.list(schema);
    if (schema.type === 'object' || schema.properties) return this.object(schema);
    const text = scalar(schema);
    this.use(/^\w+/.exec(text)[0]);
    return text;
  }

  /** The good ones; `x-whole`: half a list (a bill) must not pass for a whole one. */
  list({ items, maxItems = MOST_ITEMS, 'x-whole': isWhole }) {
    const item = this.decoder(items);
    return isWhole ? `${this.use('array')}(${item})` : `${this.use('itemsOf')}(${item}, ${maxItems})`;
  }

  /** What does not fail: good ones of a list, 'unknown' for a value that nobody has named, else null, an empty map, '', 0 or false. */
  lenient({ 'x-lenient': _lenient, ...schema }) {
    const target = schema.$ref
      ? { ...this.schemas[nameOf(schema.$ref)], ...schema, $ref: undefined }
      : schema;
    if (target.type === 'array') {
      if (target.maxItems === undefined) throw new Error('contract: a lenient list needs maxItems');
      return `${this.use('goodOnes')}(${this.decoder(target.items)}, ${target.maxItems})`;
    }
    if (target.enum !== undefined) return `${this.use('known')}(${target.enum.map(value).join(', ')})`;
    const inner = target.oneOf?.find((part) => !isNull(part));
    const types = [target.type].flat();
    const isNullable = target.oneOf?.some(isNull) || types.includes('null');
    const isMap = typeof target.additionalProperties === 'object';
    const fallback = isNullable ? 'null' : isMap ? '{}' : FALLBACKS[target.type];
    if (fallback === undefined) throw new Error('contract: no fallback for this one when it is bad');
    const plain = schema.$ref ? schema : { ...schema, type: types.find((type) => type !== 'null') };
    return `${this.use('withDefault')}(${this.decoder(inner ?? plain)}, ${fallback})`;
  }

  reference({ $ref, ...beside }) {
    const name = nameOf($ref);
    const target = this.schemas[name];
    if (isWrittenInPlace(target, beside)) return this.decoder({ ...target, ...beside });
    const constant = `wire${name}`;
    if (this.open.has(name)) {
      // It holds itself: known by the time it is used.
      this.recursive.add(name);
      return `(value, path, onBad) => ${constant}(value, path, onBad)`;
    }
    const owner = this.owners.get(name) ?? this.owner;
    if (owner !== this.owner) this.shared.add(name);
    else this.constant(name);
    return constant;
  }

  /** Writes a schema of this file, once, after what it is made of. */
  constant(name) {
    if (this.written.has(name)) return;
    this.written.add(name);
    this.open.add(name);
    const schema = this.schemas[name];
    const expression = this.decoder(schema);
    this.open.delete(name);
    const isOwn = this.owner === name;
    // What contains itself has no inferred type.
    const type = this.recursive.has(name) ? `: Decoder<import('${TYPES}').${name}>` : '';
    this.constants.push(
      `${isOwn ? 'export ' : ''}const wire${name}${type} = ${expression};`,
      `${comment(schema.description)}export type ${name} = Decoded<typeof wire${name}>;`,
      '',
    );
  }

  /** What was written since the last time. */
  newConstants() {
    const fresh = this.constants.slice(this.emitted);
    this.emitted = this.constants.length;
    return fresh;
  }

  oneOf({ oneOf }) {
    const others = oneOf.filter((part) => !isNull(part));
    if (others.length !== 1)
      throw new Error('contract: a decoder for several forms of one value is not made yet');
    return others.length === oneOf.length ? this.decoder(others[0]) : this.orNull(others[0]);
  }

  orNull(schema) {
    const { format, ...target } = schema.$ref ? { ...this.schemas[nameOf(schema.$ref)], ...schema } : schema;
    return format === 'beijing-time' && target['x-strict']
      ? this.use('timeOrNull')
      : `${this.use('nullable')}(${this.decoder(schema)})`;
  }

  object({ properties, required = [], additionalProperties }) {
    if (properties === undefined) {
      return typeof additionalProperties === 'object'
        ? `${this.use('record')}(${this.decoder(additionalProperties)})`
        : this.use('rawObject');
    }
    const fields = Object.entries(properties)
      .filter(([, schema]) => !schema['x-unread'])
      .map(([key, schema]) => {
        const decoder = this.decoder(schema);
        const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
        const handlesMissing = /^(nullable|withDefault|goodOnes|known|shortText)\(|^timeOrNull$/.test(
          decoder,
        );
        return required.includes(key) || handlesMissing
          ? `${name}: ${decoder}`
          : `${name}: ${this.use('optional')}(${decoder})`;
      });
    return `${this.use('object')}(${braced(fields)})`;
  }

  /**
   * @param {string[]} used names taken from contract/types
   * @param {Set<string>} [answers] the schemas that the file's operations answer with
   */
  imports(used, answers = new Set()) {
    const names = new Map([...this.runtime].map(([file, used]) => [`../../${file}`, [...used].sort()]));
    for (const name of this.shared)
      names.set(`../schemas/${name}`, [...(answers.has(name) ? [`type ${name}`] : []), `wire${name}`]);
    const types = [
      ...(this.constants.some((line) => line.includes('Decoded<')) ? ['Decoded'] : []),
      ...(this.recursive.size > 0 ? ['Decoder'] : []),
    ];
    const lines = [...names].map(([from, all]) => `import { ${all.join(', ')} } from '${from}';`);
    if (types.length > 0) lines.push(`import type { ${types.join(', ')} } from '../../decoder';`);
    if (answers.size > 0) lines.push(`import type { Operation } from '../../call';`);
    if (used.length > 0) lines.push(`import type { ${used.join(', ')} } from '${TYPES}';`);
    return lines.sort(byModule).join('\n');
  }
}

const byModule = (a, b) => a.split("'")[1].localeCompare(b.split("'")[1], 'en') || (a < b ? -1 : 1);

/** Read of a list that the contract sets no limit to. */
const MOST_ITEMS = 1000;

const FALLBACKS = { string: "''", integer: '0', number: '0', boolean: 'false' };

/** A scalar's decoder. Limits and formats count with `x-strict`: without it the app asks for the type only. */
function scalar(schema) {
  if (schema.const !== undefined) return `literal(${value(schema.const)})`;
  // A value that nobody has named is 'unknown', with `x-open` any of its type; `x-closed` has to be one of them.
  if (schema.enum !== undefined && !schema['x-open'])
    return `${schema['x-closed'] ? 'literal' : 'known'}(${schema.enum.map(value).join(', ')})`;
  switch (schema.type) {
    case 'null':
      return 'nothing';
    case 'boolean':
      return 'boolean';
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return amount(schema);
    default:
      throw new Error(`contract: no decoder for ${JSON.stringify(schema)}`);
  }
}

function text(schema) {
  if (schema['x-line'] !== undefined) return `shortText(${schema['x-line']})`;
  if (schema.format === 'words') return 'words';
  if (!schema['x-strict']) return 'string';
  if (schema.format === 'beijing-time') return 'beijingTime';
  if (schema.pattern !== undefined) return `matching(${new RegExp(schema.pattern)})`;
  const { minLength = 0, maxLength } = schema;
  if (minLength === 1 && maxLength === 64) return 'id';
  if (maxLength !== undefined) return `textOf(${minLength}, ${maxLength})`;
  if (minLength > 0) return `textOf(${minLength})`;
  throw new Error('contract: x-strict on a text without limits');
}

function amount(schema) {
  if (!schema['x-strict']) return 'number';
  if (schema.format === 'fen') return 'amount';
  if (schema.type === 'integer' && schema.minimum === 0 && schema.maximum === undefined) return 'amount';
  if (schema.type === 'integer' && schema.minimum !== undefined)
    return `wholeFrom(${[schema.minimum, schema.maximum].filter((limit) => limit !== undefined).join(', ')})`;
  throw new Error('contract: x-strict on a number without limits');
}

const value = (one) => (typeof one === 'string' ? `'${one.replace(/['\\]/g, '\\$&')}'` : String(one));

/** In one line where it fits. */
function braced(parts) {
  const line = `{ ${parts.join(', ')} }`;
  if (line.length <= LINE_LENGTH && !line.includes('\n')) return line;
  return `{\n${parts.map((part) => `  ${part.replace(/\n/g, '\n  ')},`).join('\n')}\n}`;
}

const comment = (words) =>
  words === undefined ? '' : `/** ${words.trim().replace(/\s+/g, ' ').replace(/\*\//g, '* /')} */\n`;

function schemaText(name, schemas, owners) {
  const writer = new Writer(name, schemas, owners);
  writer.constant(name);
  return `${BANNER}${writer.imports([])}\n\n${writer.constants.join('\n')}`;
}

function groupText(group, calls, schemas, owners) {
  const writer = new Writer(groupOwner(group), schemas, owners);
  const answers = new Set();
  const inputs = calls.map(inputOf);
  const texts = calls.map((call, index) => operationText(call, inputs[index], writer, answers));
  const types = [...new Set(inputs.flatMap(({ names }) => names))].sort();
  return [BANNER, `${writer.imports(types, answers)}\n\n`, texts.join('\n')].join('');
}

/** One call, after the decoders that no call before it has written. */
function operationText({ id, paths, method, node, data }, input, writer, answers) {
  let decoder = writer.decoder(withoutNull(data));
  if (!/^wire\w+$/.test(decoder)) {
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;
    writer.constants.push(
      `const wire${name} = ${decoder};`,
      `type ${name} = Decoded<typeof wire${name}>;`,
      '',
    );
    decoder = `wire${name}`;
  }
  const answer = decoder.replace(/^wire/, '');
  answers.add(answer);
  const facts = [
    method === 'get' && `method: 'GET'`,
    input.isForm && 'form: true',
    node['x-success-code'] !== '0' && `okCode: ${value(node['x-success-code'])}`,
    (node['x-no-authorization'] || node['x-skips-auth']) && 'skipsAuth: true',
    node['x-encrypt'] && 'encrypt: true',
    node['x-write'] && 'isWrite: true',
    node['x-timeout-ms'] !== undefined && `timeoutMs: ${node['x-timeout-ms']}`,
    `decode: ${decoder}`,
  ].filter(Boolean);
  return [
    ...writer.newConstants().map((line) => `${line}\n`),
    ...[...paths].map(([name, path]) =>
      [
        comment(node.summary),
        `export const ${name}: Operation<\n  ${input.type},\n  ${answer}\n> = {\n`,
        `  path: ${value(path)},\n`,
        ...facts.map((fact) => `  ${fact},\n`),
        '};\n',
      ].join(''),
    ),
  ].join('');
}

/** What a caller gives: the body, or the query of a GET. */
function inputOf({ id, method, node, document }) {
  const content = resolve(document, node.requestBody)?.content ?? {};
  const isForm = content[FORM] !== undefined;
  const body = (content[FORM] ?? content['application/json'])?.schema;
  if (body !== undefined && body.$ref === undefined)
    throw new Error(`contract: the body of ${id} has no name`);
  const names = [
    ...(body === undefined ? [] : [nameOf(body.$ref)]),
    ...(method === 'get' && hasQuery(document, node) ? [queryName(id)] : []),
  ];
  return { isForm, names, type: names.length > 0 ? names.join(' & ') : 'Record<string, never>' };
}

/** Null is what a failure has for data: a success says the other. */
function withoutNull(schema = { type: 'null' }) {
  if (schema.oneOf !== undefined) {
    const others = schema.oneOf.filter((part) => !isNull(part));
    const { oneOf: _oneOf, ...beside } = schema;
    if (others.length === 1) return { ...others[0], ...beside };
  }
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type.find((each) => each !== 'null') };
  return schema;
}
