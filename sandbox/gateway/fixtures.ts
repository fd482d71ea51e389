import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, list, object, type Json } from '../core/contract/json';
import type { Contract, Operation } from '../core/contract/load';
import { parseJson } from '../core/contract/parseJson';
import type { Checked } from './exchange';
import type { Masker } from './mask';
import { writePrivately } from './reportFile';

/** One recorded business response, masked. */
interface Recorded {
  readonly hasToken: boolean;
  /** The request's body, or its query; masked too. Distinguishes responses of one call. */
  readonly asked: Json;
  readonly body: unknown;
}

/** Its responses say nothing, and there are many. */
const TRACKING = 'trackEvents';
const MAX_RESPONSES = 30;
const MAX_BODY_CHARACTERS = 512 * 1024;

const fileOf = (folder: string, { id }: Operation): string => path.join(folder, `${id}.json`);

/** What a request asks: the body of a POST, the query of a GET. */
const askedOf = (operation: Operation, body: unknown, query: Json): unknown =>
  operation.bodies.size > 0 ? body : query;

function maskedAsk({ bodies, parameters }: Operation, asked: Json, masker: Masker): Json {
  const [body] = bodies.values();
  if (body !== undefined) return object(masker.value(asked, body.shape));
  const shapes = new Map(parameters.map(({ name, shape }) => [name, shape]));
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      masker.fieldName(name),
      masker.value(value, shapes.get(name) ?? null, name),
    ]),
  );
}

/** Writes business responses (HTTP 200, JSON) to a folder: a file per call, the latest response for each request. */
export class Recorder {
  private readonly recorded = new Map<string, readonly Recorded[]>();

  constructor(
    private readonly folder: string,
    private readonly masker: Masker,
  ) {}

  /** Logins are not recorded: they consist of secrets. The sandbox answers them itself when it replays. */
  add({ operation, exchange, asked, body }: Checked): void {
    if (
      operation === undefined ||
      operation.skipsAuth ||
      operation.id === TRACKING ||
      exchange.response?.status !== 200 ||
      !isObject(body)
    )
      return;
    const entry: Recorded = {
      hasToken: exchange.requestHeaders.authorization !== undefined,
      asked: maskedAsk(operation, object(askedOf(operation, asked, exchange.query)), this.masker),
      body: this.masker.value(body, operation.answer),
    };
    if (JSON.stringify(entry).length > MAX_BODY_CHARACTERS) return;
    const others = (this.recorded.get(operation.id) ?? []).filter(
      (each) => each.hasToken !== entry.hasToken || !isSame(each.asked, entry.asked),
    );
    const responses = [...others, entry].slice(-MAX_RESPONSES);
    this.recorded.set(operation.id, responses);
    writePrivately(
      fileOf(this.folder, operation),
      `${JSON.stringify({ call: operation.id, responses }, null, 2)}\n`,
    );
  }
}

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** Answers calls with what was recorded. */
export class Replay {
  private constructor(private readonly recorded: ReadonlyMap<string, readonly Recorded[]>) {}

  /** @throws with a sentence if the folder or a file in it cannot be read */
  static read(folder: string, contract: Contract): Replay {
    const names = filesIn(folder);
    const recorded = new Map<string, readonly Recorded[]>();
    for (const operation of contract.operations) {
      if (!names.has(`${operation.id}.json`)) continue;
      recorded.set(operation.id, responsesIn(fileOf(folder, operation)));
    }
    if (recorded.size === 0)
      throw new Error(`--replay: ${folder} has no recorded response (npm start -- --gateway … --record).`);
    return new Replay(recorded);
  }

  /** The response whose request has most in common with this one; undefined: none was recorded of this call. */
  responseTo(
    operation: Operation,
    { body, query, hasToken }: { readonly body: unknown; readonly query: Json; readonly hasToken: boolean },
  ): unknown {
    const asked = object(askedOf(operation, body, query));
    const likeness = (each: Recorded): number =>
      (each.hasToken === hasToken ? 1000 : 0) +
      Object.entries(each.asked).filter(([name, value]) => isSame(value, asked[name])).length;
    let best: Recorded | undefined;
    for (const each of this.recorded.get(operation.id) ?? [])
      if (best === undefined || likeness(each) >= likeness(best)) best = each;
    return best?.body;
  }
}

function filesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder));
  } catch {
    throw new Error(`--replay: there is no folder ${folder}.`);
  }
}

function responsesIn(file: string): readonly Recorded[] {
  let content: unknown;
  try {
    content = parseJson(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`--replay: ${file} is not JSON.`, { cause: error });
  }
  return list(object(content).responses).map((each) => {
    const { hasToken, asked, body } = object(each);
    if (!isObject(body)) throw new Error(`--replay: a response in ${file} has no body.`);
    return { hasToken: hasToken === true, asked: object(asked), body };
  });
}
