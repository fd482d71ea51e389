import { isObject, type Json } from '../core/contract/json';

/** What the studio sends of a draft. */
interface DraftText {
  /** The fixture's code with a suffix: calls that name it reach the fixture. */
  readonly code: string;
  readonly fixture: string;
  /** The call whose answer it replaces. */
  readonly operation: string;
  /** As in the editor, possibly not JSON for a moment. */
  readonly text: string;
  /** The fixture's answer when the draft was begun: fixtures count from the sandbox's start, so it changes with time. */
  readonly original: string;
  /** `http://host:port` in the addresses of the text's drawings. */
  readonly origin: string;
}

const MAX_DRAFTS = 200;
/** The contract's limit for codes. */
const MAX_CODE = 64;
const SUFFIX = /^-D[a-z0-9]{6}$/;

/** Whether the code is one that the studio makes for this fixture. */
export const isDraftCode = (code: string, fixture: string): boolean =>
  code.length <= MAX_CODE && code.startsWith(fixture) && SUFFIX.test(code.slice(fixture.length));

/** A page that somebody writes in the studio; phones open it by its code instead of the fixture's. */
class Draft {
  constructor(
    readonly source: DraftText,
    /** The last text that was JSON. */
    readonly goodText: string,
    /** Counts the changes. */
    readonly version: number,
  ) {}

  get fixture(): string {
    return this.source.fixture;
  }

  get operation(): string {
    return this.source.operation;
  }

  /** `data` of the answer, with drawings at the address by which this client knows the sandbox. */
  dataFor(origin: string): unknown {
    const data: unknown = JSON.parse(this.goodText.replaceAll(`${this.source.origin}/`, `${origin}/`));
    return data;
  }
}

/** What is known of a call whose request names a draft. */
interface Named {
  readonly draft: Draft;
  readonly body: unknown;
  readonly query: Json;
}

/** The drafts of this sandbox, in memory; a reset keeps them, a restart does not. */
export class Drafts {
  private readonly drafts = new Map<string, Draft>();

  find(code: string): Draft | undefined {
    return this.drafts.get(code);
  }

  /**
   * Keeps a text as the next version.
   * @param version that the text was made from; 0: a new draft
   * @returns null if somebody else has changed the draft meanwhile
   */
  keep(source: DraftText, version: number): Draft | null {
    const before = this.drafts.get(source.code);
    if (before !== undefined && before.version !== version) return null;
    const goodText = isJson(source.text) ? source.text : (before?.goodText ?? 'null');
    const draft = new Draft(source, goodText, (before?.version ?? 0) + 1);
    this.drafts.delete(source.code);
    this.drafts.set(source.code, draft);
    const [oldest] = this.drafts.keys();
    if (this.drafts.size > MAX_DRAFTS && oldest !== undefined) this.drafts.delete(oldest);
    return draft;
  }

  /** The draft that a call names anywhere in its body or query, and that call as one about the fixture; null: none. */
  namedIn(body: unknown, query: Json): Named | null {
    if (this.drafts.size === 0) return null;
    let draft: Draft | undefined;
    const replaced = (value: unknown): unknown => {
      if (typeof value === 'string') {
        const found = this.drafts.get(value);
        draft ??= found;
        return found === undefined ? value : found.fixture;
      }
      if (Array.isArray(value)) return value.map(replaced);
      return isObject(value) ? replacedIn(value) : value;
    };
    const replacedIn = (value: Json): Json =>
      Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each)]));
    const asked = { body: replaced(body), query: replacedIn(query) };
    return draft === undefined ? null : { draft, ...asked };
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
