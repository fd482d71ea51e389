import { isObject, list, object, type Json } from './json';

type Resolve = (node: unknown) => Json;

/**
 * What the contract says about one place in a request or response, as far as the wire modes (core/responseModes.ts) and
 * the check of a gateway (gateway/) need it.
 */
export class Shape {
  private readonly schema: Json;
  private known: ReadonlyMap<string, Shape> | undefined;
  private inner: Shape | null | undefined;

  /** @param resolve follows a reference; returns any other node unchanged */
  constructor(
    node: unknown,
    private readonly resolve: Resolve,
  ) {
    this.schema = whole(node, resolve);
  }

  /** Its named fields, in the contract's order; empty when it is not an object or its fields have no names. */
  get fields(): ReadonlyMap<string, Shape> {
    this.known ??= new Map(
      Object.entries(object(this.schema.properties)).map(([name, node]) => [
        name,
        new Shape(node, this.resolve),
      ]),
    );
    return this.known;
  }

  /** The shape of each item of a list; null when it is not a list. */
  get item(): Shape | null {
    const { items } = this.schema;
    this.inner ??= isObject(items) ? new Shape(items, this.resolve) : null;
    return this.inner;
  }

  /** The shape of each value of a map, whose fields have no names in the contract; null when it is none. */
  get others(): Shape | null {
    const { additionalProperties } = this.schema;
    return isObject(additionalProperties) ? new Shape(additionalProperties, this.resolve) : null;
  }

  /** Only null is allowed here. */
  get isNothing(): boolean {
    return this.schema.type === 'null';
  }

  get required(): readonly string[] {
    return list(this.schema.required).map(String);
  }

  /** Its values with a meaning each; empty when the contract does not limit them to some. */
  get values(): readonly unknown[] {
    const { const: only, enum: some } = this.schema;
    return only === undefined ? list(some) : [only];
  }

  /** A value for a call that `npm run gateway` makes: the contract's example, else the plainest that it allows. */
  get plainest(): unknown {
    const { example, type, minimum, minLength, pattern } = this.schema;
    if (example !== undefined) return example;
    if (this.values.length > 0) return this.values[0];
    if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 0;
    const isEmptyAllowed =
      type === 'string' && !minLength && (typeof pattern !== 'string' || new RegExp(pattern).test(''));
    return isEmptyAllowed ? '' : undefined;
  }

  /** Whether the company's description names this field. */
  get isSpec(): boolean {
    return this.schema['x-spec'] === true;
  }

  /** One of several values with a meaning each; others may be added later. */
  get isCode(): boolean {
    return this.schema['x-codes'] === true || list(this.schema.enum).filter((one) => one !== null).length > 1;
  }

  /** The client cannot continue with an unknown value. */
  get isDecisive(): boolean {
    return ['x-decides', 'x-closed', 'x-whole'].some((mark) => this.schema[mark] === true);
  }
}

/**
 * The schema with its references resolved: of "this or null" the first, of a reference the target plus what is next to
 * it.
 */
function whole(node: unknown, resolve: Resolve): Json {
  const { $ref, oneOf, allOf, ...beside } = object(node);
  if ($ref !== undefined) return { ...whole(resolve({ $ref }), resolve), ...beside };
  const forms = [...list(oneOf), ...list(allOf)].filter((form) => object(form).type !== 'null');
  return forms.length === 1 ? { ...whole(forms[0], resolve), ...beside } : object(node);
}
