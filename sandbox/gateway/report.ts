import type { Violation } from '../core/contract/check';
import type { Checked } from './exchange';
import type { Masker } from './mask';

/** How often each of several texts occurred. */
type Counts = Readonly<Record<string, number>>;

/** One line of the table: everything that was seen of a call. */
export interface CallLine {
  /** Operation of the contract; null: the contract has no such call. */
  readonly id: string | null;
  readonly method: string;
  /** Without prefix. Parts of an unknown address that may be personal are masked. */
  readonly path: string;
  readonly count: number;
  /** By HTTP status; `none`: no response. */
  readonly statuses: Counts;
  /** By business code. */
  readonly codes: Counts;
  readonly missing: Counts;
  readonly unknownFields: Counts;
  /** `field = value`. */
  readonly unknownValues: Counts;
  readonly other: Counts;
  /** What the request itself violates: the app's fault, not the gateway's. */
  readonly request: Counts;
  readonly medianMs: number;
  readonly longestMs: number;
  readonly isDifferent: boolean;
}

/** Content of `gateway-report.json`, and of the lab's table. */
export interface ReportJson {
  readonly gateway: string;
  readonly startedAt: string;
  readonly changedAt: string;
  readonly calls: readonly CallLine[];
  /** Calls that `npm run gateway` did not make, by reason. */
  readonly notMade: Counts;
}

/** More distinct texts than this in one cell are one text: a cell stays readable, the file small. */
const MAX_TEXTS = 40;
const MAX_UNKNOWN_CALLS = 200;
const MAX_TEXT_LENGTH = 160;
const KEPT_TIMES = 200;
const MORE = '…';

class Tally {
  private readonly counts = new Map<string, number>();

  add(text: string): void {
    const short = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
    const key = this.counts.has(short) || this.counts.size < MAX_TEXTS ? short : MORE;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  get isEmpty(): boolean {
    return this.counts.size === 0;
  }

  toJSON(): Counts {
    return Object.fromEntries(this.counts);
  }
}

class Line {
  private count = 0;
  private readonly tallies = {
    statuses: new Tally(),
    codes: new Tally(),
    missing: new Tally(),
    unknownFields: new Tally(),
    unknownValues: new Tally(),
    other: new Tally(),
    request: new Tally(),
  };
  private readonly times: number[] = [];
  private longestMs = 0;

  constructor(
    private readonly id: string | null,
    private readonly method: string,
    private readonly path: string,
    private readonly masker: Masker,
  ) {}

  add({ exchange, code, differences, requestViolations }: Checked): void {
    const { statuses, codes, missing, unknownFields, unknownValues, other, request } = this.tallies;
    this.count += 1;
    statuses.add(exchange.response === null ? 'none' : String(exchange.response.status));
    if (code !== null) codes.add(this.code(code));
    for (const { kind, where, detail } of differences) {
      const place = this.masker.place(where);
      if (kind === 'missing') missing.add(detail === undefined ? place : `${place} (${String(detail)})`);
      else if (kind === 'field') unknownFields.add(place);
      else if (kind === 'value') unknownValues.add(`${place} = ${this.value(where, detail)}`);
      else other.add(`${place}: ${String(detail)}`);
    }
    if (this.id === null) other.add('call: is not in the contract');
    for (const violation of requestViolations) request.add(this.violation(violation));
    if (exchange.response !== null) {
      const ms = Math.round(exchange.ms);
      this.times.push(ms);
      if (this.times.length > KEPT_TIMES) this.times.shift();
      this.longestMs = Math.max(this.longestMs, ms);
    }
  }

  /** Business codes are short; a longer text is none. */
  private code(code: string): string {
    return /^\w{1,10}$/.test(code) ? code : String(this.masker.value(code, null));
  }

  /** A short code says what is unknown; any other value is masked. */
  private value(where: string, value: unknown): string {
    if (where === 'code') return this.code(String(value));
    const isCode = typeof value === 'boolean' || /^(?:-?\d{1,9}|[A-Z][A-Z0-9_]{0,31})$/.test(String(value));
    const masked = this.masker.value(value, null, where);
    return isCode ? String(value) : typeof masked === 'string' ? masked : JSON.stringify(masked);
  }

  private violation({ where, message }: Violation): string {
    const place = where.split('/').map((part) => (/^\d+$/.test(part) ? '[]' : this.masker.fieldName(part)));
    return `${place.join('/')} ${message}`;
  }

  toJSON(): CallLine {
    const { missing, unknownFields, unknownValues, other, request } = this.tallies;
    const sorted = [...this.times].sort((one, two) => one - two);
    return {
      id: this.id,
      method: this.method,
      path: this.path,
      count: this.count,
      ...countsOf(this.tallies),
      medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
      longestMs: this.longestMs,
      isDifferent: [missing, unknownFields, unknownValues, other, request].some(({ isEmpty }) => !isEmpty),
    };
  }
}

const countsOf = <Name extends string>(tallies: Readonly<Record<Name, Tally>>): Record<Name, Counts> => {
  const counts: Partial<Record<Name, Counts>> = {};
  for (const name of Object.keys(tallies) as Name[]) counts[name] = tallies[name].toJSON();
  return counts as Record<Name, Counts>;
};

/** Everything that was seen of a gateway since the start, without personal data and tokens. */
export class GatewayReport {
  private lines = new Map<string, Line>();
  private startedAtMs = Date.now();
  private changedAtMs = Date.now();
  private readonly notMade: Record<string, number> = {};

  constructor(
    private readonly gateway: string,
    private readonly masker: Masker,
  ) {}

  add(checked: Checked): void {
    this.changedAtMs = Date.now();
    const { operation, exchange } = checked;
    const path = operation?.path ?? this.unknownPath(exchange.path);
    const key = `${exchange.method} ${path}`;
    let line = this.lines.get(key);
    if (line === undefined) {
      line = new Line(operation?.id ?? null, exchange.method, path, this.masker);
      this.lines.set(key, line);
    }
    line.add(checked);
  }

  /** A call that the contract does not know: its parts may be ids and numbers of a person. */
  private unknownPath(path: string): string {
    if (this.lines.size >= MAX_UNKNOWN_CALLS) return MORE;
    const parts = path.split('/').slice(0, 12);
    return parts
      .map((part) => (part === '' || /^[A-Za-z][A-Za-z_-]{0,39}(?:V?\d{1,2})?$/.test(part) ? part : '{…}'))
      .join('/');
  }

  addNotMade(reason: string): void {
    this.notMade[reason] = (this.notMade[reason] ?? 0) + 1;
  }

  clear(): void {
    this.lines = new Map();
    this.startedAtMs = Date.now();
    this.changedAtMs = this.startedAtMs;
  }

  toJSON(): ReportJson {
    const calls = [...this.lines.values()].map((line) => line.toJSON());
    return {
      gateway: this.gateway,
      startedAt: new Date(this.startedAtMs).toISOString(),
      changedAt: new Date(this.changedAtMs).toISOString(),
      calls,
      notMade: { ...this.notMade },
    };
  }
}
