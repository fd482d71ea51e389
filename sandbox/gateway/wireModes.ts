import { isObject, type Json } from '../contract/json';
import type { Operation } from '../contract/load';
import type { Shape } from '../contract/shape';

/**
 * How much of an answer goes out (contract, "What the sandbox may answer instead"):
 *
 * | mode | answers |
 * |---|---|
 * | `full` | with all that the contract has |
 * | `spec` | with what the company's description names, a success without `code` |
 * | `future` | with values and items that nobody knows yet |
 */
export const WIRE_MODES = ['full', 'spec', 'future'] as const;
export type WireMode = (typeof WIRE_MODES)[number];

/** The mode that a text names; undefined: none. */
export const wireModeOf = (name: unknown): WireMode | undefined => WIRE_MODES.find((mode) => mode === name);

/** The last step of a business answer on its way out; the operation and the contract's check know nothing of it. */
export class Wire {
  mode: WireMode = 'full';

  /** The body of a business answer (HTTP 200) of this operation as the mode has it. */
  dress({ answer }: Operation, body: unknown): unknown {
    if (!isObject(body) || this.mode === 'full') return body;
    return this.mode === 'spec' ? asDescribed(body, answer) : asOfTomorrow(body, answer);
  }
}

/** What a failure means is in its code alone; a success says so in `success`. */
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

/** An object of which no field is marked is not described from the inside: it stays whole. */
function describedFields(value: Json, { fields }: Shape): Json {
  if (![...fields.values()].some(({ isSpec }) => isSpec)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const field = fields.get(name);
      return field?.isSpec === true ? [[name, described(each, field)]] : [];
    }),
  );
}

/** `code` and `success` stay: they decide. */
function asOfTomorrow(body: Json, answer: Shape): Json {
  const data = answer.fields.get('data');
  return data === undefined || !('data' in body) ? body : { ...body, data: future(body.data, data, true) };
}

/** @param hasFreshCodes whether its codes change: of a list, those of the last item do */
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

/** A code of the same kind that nobody has named; null stays. */
function freshCode(value: unknown): unknown {
  if (typeof value === 'number') return 4711;
  if (typeof value !== 'string' || value === '') return value;
  return /^\d+$/.test(value) ? '9'.repeat(value.length) : 'OF_TOMORROW';
}
