import { isObject, type Json } from './contract/json';
import type { Operation } from './contract/load';
import type { Shape } from './contract/shape';

/**
 * How much of a response is sent (contract, "What the sandbox may answer instead"):
 *
 * | mode | responses contain |
 * |---|---|
 * | `full` | everything in the contract |
 * | `spec` | the fields that the company's description names; a success has no `code` |
 * | `future` | unknown values and items |
 */
export const RESPONSE_MODES = ['full', 'spec', 'future'] as const;
type ResponseMode = (typeof RESPONSE_MODES)[number];

/** The mode with this name; undefined: none. */
export const responseModeOf = (name: unknown): ResponseMode | undefined =>
  RESPONSE_MODES.find((mode) => mode === name);

/** The last step of a business response before it is sent; the operation and the contract check do not see it. */
export class ResponseForm {
  mode: ResponseMode = 'full';

  /** The body of a business response (HTTP 200) of this operation, converted to the mode. */
  convert({ answer }: Operation, body: unknown): unknown {
    if (!isObject(body) || this.mode === 'full') return body;
    return this.mode === 'spec' ? asDescribed(body, answer) : asOfTomorrow(body, answer);
  }
}

/** Keeps `code` on a failure, where only the code has a meaning; a success is indicated by `success`. */
function asDescribed(body: Json, answer: Shape): Json {
  const { code: _code, ...rest } = describedFields(body, answer);
  return body.success === true ? rest : { code: body.code, ...rest };
}

function described(value: unknown, shape: Shape): unknown {
  if (isObject(value)) return describedFields(value, shape);
  const { item } = shape;
  if (!Array.isArray(value) || item === null) return value;
  return value.map((each: unknown) => described(each, item));
}

/** An object without marked fields has no described structure: it is kept whole. */
function describedFields(value: Json, { fields }: Shape): Json {
  if (![...fields.values()].some(({ isSpec }) => isSpec)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const field = fields.get(name);
      return field?.isSpec === true ? [[name, described(each, field)]] : [];
    }),
  );
}

/** `code` and `success` stay: they are decisive. */
function asOfTomorrow(body: Json, answer: Shape): Json {
  const data = answer.fields.get('data');
  return data === undefined || !('data' in body) ? body : { ...body, data: future(body.data, data, true) };
}

/** @param hasFreshCodes whether its codes change: in a list, only those of the last item do */
function future(value: unknown, shape: Shape, hasFreshCodes: boolean): unknown {
  const { fields, item, isCode, isDecisive } = shape;
  if (isDecisive) return value;
  if (Array.isArray(value)) {
    const items = value.map((each: unknown, index) =>
      item === null ? each : future(each, item, index === value.length - 1),
    );
    return [...items, { futureField: 1 }];
  }
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        const field = fields.get(name);
        return [name, field === undefined ? each : future(each, field, hasFreshCodes)];
      }),
    );
  }
  return isCode && hasFreshCodes ? freshCode(value) : value;
}

/** An unknown code of the same type; null stays. */
function freshCode(value: unknown): unknown {
  if (typeof value === 'number') return 4711;
  if (typeof value !== 'string' || value === '') return value;
  return /^\d+$/.test(value) ? '9'.repeat(value.length) : 'OF_TOMORROW';
}
