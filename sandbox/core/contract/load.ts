import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import { CONTRACT_FILE, readDocument } from './document';
import { isObject, list, object, type Json } from './json';
import { Shape } from './shape';

/** Returns whether a value matches a schema; `errors` are those of the last value. */
export interface Validator {
  (value: unknown): boolean;
  errors: readonly ErrorObject[];
}

export interface ContractParameter {
  readonly in: 'header' | 'query' | 'path';
  readonly name: string;
  readonly required: boolean;
  readonly validate: Validator;
  readonly shape: Shape;
}

export interface ContractBody {
  readonly validate: Validator;
  readonly shape: Shape;
  /** Values of a call that `npm run gateway` makes; undefined: the contract has none. */
  readonly example: unknown;
  /** Top-level integer properties; forms carry them as text. */
  readonly integerFields: ReadonlySet<string>;
}

export interface ContractResponse {
  readonly validate: Validator;
  readonly requiredHeaders: readonly string[];
}

/** One operation of the contract with everything needed to check its calls. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Without prefix, e.g. `/track/events`; may contain `{parts}`, described by its path parameters. */
  readonly path: string;
  readonly successCode: string;
  /** The token must not be sent with this operation (activity info). */
  readonly forbidsAuthorization: boolean;
  /** Its JSON body is personal: the client encrypts it (contract, "Encrypted bodies"). */
  readonly isEncrypted: boolean;
  /** Its body may carry a `requestNo` (contract, "Claims sent again"). */
  readonly takesRequestNo: boolean;
  /** Leaves nothing behind, no matter how often it is called (`x-read`, or a GET that is no `x-write`). */
  readonly isRead: boolean;
  /** Belongs to a login, or is sent without one on purpose (`x-skips-auth`). */
  readonly skipsAuth: boolean;
  /** How long the app waits for its response. */
  readonly timeoutMs: number;
  /** Codes that the text of its business response names; null: it does not say which failures there are. */
  readonly codes: ReadonlySet<string> | null;
  readonly parameters: readonly ContractParameter[];
  readonly isBodyRequired: boolean;
  /** By media type; empty when the operation has no body. */
  readonly bodies: ReadonlyMap<string, ContractBody>;
  /** By HTTP status. */
  readonly responses: ReadonlyMap<number, ContractResponse>;
  /** The schema of its business response (HTTP 200), including the envelope. */
  readonly answer: Shape;
}

export interface Contract {
  readonly operations: readonly Operation[];
  find(method: string, path: string): Operation | undefined;
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** Custom formats of the contract (info "What the app reads"). */
const FORMATS = {
  fen: { type: 'number', validate: (amount: number) => Number.isSafeInteger(amount) && amount >= 0 },
  'beijing-time': /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
  words: true,
} as const;

/** Keys that do not affect validation. */
const NOTES = [
  'x-designed',
  'x-reason',
  'example',
  'x-strict',
  'x-lenient',
  'x-line',
  'x-raw',
  'x-unread',
  'x-closed',
  'x-open',
  'x-whole',
  'x-spec',
  'x-codes',
  'x-decides',
];

/**
 * Reads the contract. Its schemas (JSON Schema 2020-12) are compiled on first use: compiling all takes a second, and
 * every test file starts a sandbox. One test compiles all of them.
 * @throws if the contract refers to a parameter or response that does not exist
 */
export function loadContract(file = CONTRACT_FILE): Contract {
  const contract = loaded.get(file) ?? readContract(file);
  loaded.set(file, contract);
  return contract;
}

/** Contracts already read: several sandboxes of one process share them. */
const loaded = new Map<string, Contract>();

function readContract(file: string): Contract {
  const document = readDocument(file);
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    // Compiling the meta-schema takes a third of the start of a sandbox; contractFile.test.ts validates the schemas.
    validateSchema: false,
  });
  addFormats(ajv);
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
  for (const keyword of NOTES) ajv.addKeyword(keyword);
  ajv.addSchema({ $id: 'gateway', $defs: rebase(object(object(document.components).schemas)) });

  const resolve = (node: unknown): Json => {
    const reference = object(node).$ref;
    if (typeof reference !== 'string') return object(node);
    const target = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, key) => object(at)[key], document);
    if (!isObject(target)) throw new Error(`contract: ${reference} is not there`);
    return target;
  };
  const compile = (schema: unknown): Validator => lazily(() => ajv.compile(object(rebase(schema))));
  const jsonSchemaOf = (media: unknown): unknown => object(media).schema;

  const operations: Operation[] = [];
  for (const [operationPath, item] of Object.entries(object(document.paths))) {
    for (const method of METHODS) {
      const node = object(item)[method];
      if (!isObject(node)) continue;
      const body = resolve(node.requestBody);
      operations.push({
        id: String(node.operationId),
        method: method.toUpperCase(),
        path: operationPath,
        successCode: String(node['x-success-code']),
        forbidsAuthorization: node['x-no-authorization'] === true,
        isEncrypted: node['x-encrypt'] === true,
        takesRequestNo: Object.values(object(body.content)).some(
          (media) => 'requestNo' in object(resolve(jsonSchemaOf(media)).properties),
        ),
        isRead: node['x-write'] !== true && (method === 'get' || node['x-read'] === true),
        skipsAuth: node['x-skips-auth'] === true,
        timeoutMs: timeoutOf(node),
        codes: codesOf(node, resolve),
        parameters: list(node.parameters).map((parameter) => {
          const resolved = resolve(parameter);
          return {
            in: resolved.in === 'query' || resolved.in === 'path' ? resolved.in : 'header',
            name: String(resolved.name),
            required: resolved.required === true,
            validate: compile(resolved.schema),
            shape: new Shape({ ...resolve(resolved.schema), ...exampleIn(resolved) }, resolve),
          };
        }),
        isBodyRequired: body.required === true,
        bodies: new Map(
          Object.entries(object(body.content)).map(([mediaType, media]) => [
            mediaType,
            {
              validate: compile(jsonSchemaOf(media)),
              shape: new Shape(jsonSchemaOf(media), resolve),
              example: object(media).example,
              integerFields: integerFields(resolve(jsonSchemaOf(media)), resolve),
            },
          ]),
        ),
        responses: new Map(
          Object.entries(object(node.responses)).map(([status, answer]) => {
            const resolved = resolve(answer);
            return [
              Number(status),
              {
                validate: compile(jsonSchemaOf(object(resolved.content)['application/json'])),
                requiredHeaders: Object.entries(object(resolved.headers))
                  .filter(([, header]) => resolve(header).required === true)
                  .map(([name]) => name.toLowerCase()),
              },
            ];
          }),
        ),
        answer: new Shape(
          jsonSchemaOf(object(object(resolve(object(node.responses)['200'])).content)['application/json']),
          resolve,
        ),
      });
    }
  }
  const byCall = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  const templates = operations.filter(({ path: template }) => template.includes('{'));
  return {
    operations,
    find: (method, callPath) =>
      byCall.get(`${method} ${callPath}`) ??
      templates.find((operation) => operation.method === method && fits(operation, callPath)),
  };
}

/** 10 s, 15 s for a write (contract, "What the app makes of it"). */
function timeoutOf(node: Json): number {
  const own = node['x-timeout-ms'];
  if (typeof own === 'number') return own;
  return node['x-write'] === true ? 15_000 : 10_000;
}

/** A text that allows "any other code", or names no failure, leaves the codes open. */
function codesOf(node: Json, resolve: (node: unknown) => Json): ReadonlySet<string> | null {
  const text = String(resolve(object(node.responses)['200']).description);
  const named = text.match(/\b\d{8,9}\b/g) ?? [];
  const success = String(node['x-success-code']);
  if (/any other code|e\.g\./.test(text) || named.every((code) => code === success)) return null;
  return new Set([success, ...named]);
}

const exampleIn = ({ example }: Json): Json => (example === undefined ? {} : { example });

/**
 * Compiles with the first value.
 * @throws on the first value, if the schema is invalid or refers to one that does not exist
 */
function lazily(make: () => ValidateFunction): Validator {
  let compiled: ValidateFunction | undefined;
  const validator: Validator = Object.assign(
    (value: unknown): boolean => {
      compiled ??= make();
      const isValid = compiled(value) === true;
      validator.errors = compiled.errors ?? [];
      return isValid;
    },
    { errors: [] },
  );
  return validator;
}

/**
 * Whether a call's path matches a path with `{parts}`. A part that its parameter does not allow makes it another path.
 */
function fits({ path: template, parameters }: Operation, callPath: string): boolean {
  const wanted = template.split('/');
  const given = callPath.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      if (name === undefined) return part === given[index];
      const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
      return parameter?.validate(given[index]) === true;
    })
  );
}

/** `#/components/schemas/X` of the document becomes `gateway#/$defs/X` of the registered schema. */
function rebase(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rebase);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace('#/components/schemas/', 'gateway#/$defs/')]
        : [key, rebase(value)],
    ),
  );
}

/** Form fields whose text is a number, also those behind a reference. */
function integerFields(schema: Json, resolve: (node: unknown) => Json): ReadonlySet<string> {
  return new Set(
    Object.entries(object(schema.properties))
      .filter(([, property]) => resolve(property).type === 'integer')
      .map(([name]) => name),
  );
}
