import { isObject, list, object, type Json } from './json';

type Resolve = (node: unknown) => Json;

/** What the contract says of one place of an answer, as far as the wire modes ask (gateway/wireModes.ts). */
export class Shape {
  private readonly schema: Json;
  private known: ReadonlyMap<string, Shape> | undefined;
  private inner: Shape | null | undefined;

  /** @param resolve follows a reference; any other node is itself */
  constructor(
    node: unknown,
    private readonly resolve: Resolve,
  ) {
    this.schema = whole(node, resolve);
  }

  /** Its named fields, in the contract's order; empty when it is no object or its fields have no names. */
  get fields(): ReadonlyMap<string, Shape> {
    this.known ??= new Map(
      Object.entries(object(this.schema.properties)).map(([name, node]) => [
        name,
        new Shape(node, this.resolve),
      ]),
    );
    return this.known;
  }

  /** What every item of a list is; null when it is none. */
  get item(): Shape | null {
    const { items } = this.schema;
    this.inner ??= isObject(items) ? new Shape(items, this.resolve) : null;
    return this.inner;
  }

  /** The company's description names this field. */
  get isSpec(): boolean {
    return this.schema['x-spec'] === true;
  }

  /** One of several values that mean something each; others may come. */
  get isCode(): boolean {
    return this.schema['x-codes'] === true || list(this.schema.enum).filter((one) => one !== null).length > 1;
  }

  /** Nothing goes on with a value that nobody knows. */
  get isDecisive(): boolean {
    return ['x-decides', 'x-closed', 'x-whole'].some((mark) => this.schema[mark] === true);
  }
}

/** The schema with what it refers to: of "this or null" the one, of a reference the target and what stands beside it. */
function whole(node: unknown, resolve: Resolve): Json {
  const { $ref, oneOf, allOf, ...beside } = object(node);
  if ($ref !== undefined) return { ...whole(resolve({ $ref }), resolve), ...beside };
  const forms = [...list(oneOf), ...list(allOf)].filter((form) => object(form).type !== 'null');
  return forms.length === 1 ? { ...whole(forms[0], resolve), ...beside } : object(node);
}
