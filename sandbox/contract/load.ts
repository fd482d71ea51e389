import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

type Json = { readonly [key: string]: unknown };

export interface ContractParameter {
  readonly in: 'header' | 'query';
  readonly name: string;
  readonly required: boolean;
  readonly validate: ValidateFunction;
}

export interface ContractBody {
  readonly validate: ValidateFunction;
  /** Top-level properties that are whole numbers; forms carry them as text. */
  readonly integerFields: ReadonlySet<string>;
}

export interface ContractResponse {
  readonly validate: ValidateFunction;
  readonly requiredHeaders: readonly string[];
}

/** One operation of the contract with everything compiled that its calls are checked against. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Without prefix, e.g. `/track/events`. */
  readonly path: string;
  readonly successCode: string;
  /** The token must not be sent with it (activity info). */
  readonly forbidsAuthorization: boolean;
  readonly parameters: readonly ContractParameter[];
  readonly isBodyRequired: boolean;
  /** By media type; empty when the operation has no body. */
  readonly bodies: ReadonlyMap<string, ContractBody>;
  /** By HTTP status. */
  readonly responses: ReadonlyMap<number, ContractResponse>;
}

export interface Contract {
  readonly operations: readonly Operation[];
  find(method: string, path: string): Operation | undefined;
}

const CONTRACT_FILE = path.join(__dirname, '..', '..', 'contract', 'gateway.openapi.yaml');
const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const object = (value: unknown): Json => (isObject(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Reads the contract and compiles its schemas (JSON Schema 2020-12).
 * @throws when the contract refers to something that is not there or a schema is wrong
 */
export function loadContract(file = CONTRACT_FILE): Contract {
  const document = object(parse(readFileSync(file, 'utf8')));
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
  addFormats(ajv);
  for (const keyword of ['x-designed', 'x-reason', 'example']) ajv.addKeyword(keyword);
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
  const compile = (schema: unknown): ValidateFunction => ajv.compile(object(rebase(schema)));
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
        parameters: list(node.parameters).map((parameter) => {
          const resolved = resolve(parameter);
          return {
            in: resolved.in === 'query' ? 'query' : 'header',
            name: String(resolved.name),
            required: resolved.required === true,
            validate: compile(resolved.schema),
          };
        }),
        isBodyRequired: body.required === true,
        bodies: new Map(
          Object.entries(object(body.content)).map(([mediaType, media]) => [
            mediaType,
            {
              validate: compile(jsonSchemaOf(media)),
              integerFields: integerFields(resolve(jsonSchemaOf(media))),
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
      });
    }
  }
  const byCall = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  return { operations, find: (method, callPath) => byCall.get(`${method} ${callPath}`) };
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

function integerFields(schema: Json): ReadonlySet<string> {
  return new Set(
    Object.entries(object(schema.properties))
      .filter(([, property]) => object(property).type === 'integer')
      .map(([name]) => name),
  );
}
