import type { ErrorObject } from 'ajv/dist/2020';
import { object } from './json';
import type { Operation, Validator } from './load';

/** One contract violation of a call, with its place, e.g. `body/mobile`. */
export interface Violation {
  readonly where: string;
  readonly message: string;
}

export interface CallToCheck {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Media type without parameters, empty when there is no body. */
  readonly mediaType: string;
  /** Decoded; undefined when there is no body. */
  readonly body: unknown;
}

/** All contract violations of a request; empty when it is valid. */
export function checkRequest(operation: Operation, call: CallToCheck): readonly Violation[] {
  const violations: Violation[] = [];
  for (const parameter of operation.parameters) {
    if (parameter.in === 'path') continue; // already used to find the operation
    const isHeader = parameter.in === 'header';
    const value = isHeader ? call.headers[parameter.name.toLowerCase()] : call.query[parameter.name];
    const where = `${parameter.in}/${isHeader ? parameter.name.toLowerCase() : parameter.name}`;
    if (value === undefined) {
      if (parameter.required) violations.push({ where, message: 'is required' });
    } else if (!parameter.validate(value)) {
      violations.push(...describe(parameter.validate, where));
    }
  }
  const knownQuery = new Set(
    operation.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
  );
  for (const name of Object.keys(call.query)) {
    if (!knownQuery.has(name))
      violations.push({ where: `query/${name}`, message: 'is not part of this call' });
  }
  const hasToken = call.headers.authorization !== undefined;
  if (hasToken && operation.forbidsAuthorization) {
    violations.push({ where: 'header/authorization', message: 'must not be sent with this call' });
  }
  if (hasToken && !operation.forbidsAuthorization && call.headers['original-channel'] === undefined) {
    violations.push({ where: 'header/original-channel', message: 'is required beside authorization' });
  }
  violations.push(...checkBody(operation, call));
  return violations;
}

function checkBody(operation: Operation, call: CallToCheck): readonly Violation[] {
  if (call.body === undefined)
    return operation.isBodyRequired ? [{ where: 'body', message: 'is required' }] : [];
  if (operation.bodies.size === 0) return [{ where: 'body', message: 'is not part of this call' }];
  const body = operation.bodies.get(call.mediaType);
  if (body === undefined) {
    return [
      {
        where: 'header/content-type',
        message: `must be ${[...operation.bodies.keys()].join(' or ')}, not ${call.mediaType || 'absent'}`,
      },
    ];
  }
  return body.validate(call.body) ? [] : describe(body.validate, 'body');
}

/** All contract violations of a response: one of the sandbox's own is always a bug. */
export function checkResponse(
  operation: Operation,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, unknown>>,
): readonly Violation[] {
  const response = operation.responses.get(status);
  if (response === undefined)
    return [{ where: 'response/status', message: `${status} is not in the contract` }];
  const violations: Violation[] = response.validate(body) ? [] : [...describe(response.validate, 'response')];
  for (const name of response.requiredHeaders) {
    if (headers[name] === undefined)
      violations.push({ where: `response/header/${name}`, message: 'is required' });
  }
  return violations;
}

/** `success` must be true exactly for the call's success code (contract, "Envelope"). */
export function checkCode({ successCode }: Operation, body: unknown): readonly Violation[] {
  const { success, code } = object(body);
  if (success === (code === successCode)) return [];
  return [{ where: 'response/code', message: `${String(code)} does not go with success ${String(success)}` }];
}

function describe(validate: Validator, root: string): Violation[] {
  const found = validate.errors.map((error) => ({
    where: root + error.instancePath + suffix(error),
    message: error.message ?? error.keyword,
  }));
  return found.filter(
    (violation, index) =>
      found.findIndex((other) => other.where === violation.where && other.message === violation.message) ===
      index,
  );
}

/** ajv names the object with a missing or extra property; readers look for the property itself. */
function suffix(error: ErrorObject): string {
  const parameters: Readonly<Record<string, unknown>> = error.params;
  const name = parameters.missingProperty ?? parameters.additionalProperty ?? parameters.propertyName;
  return typeof name === 'string' ? `/${name}` : '';
}
