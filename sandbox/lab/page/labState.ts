import { HOSTS } from './hosts';
import { CITIES } from './places';

export const PHONE_KINDS = ['h5', 'weapp', 'alipay'] as const;
export type PhoneKind = (typeof PHONE_KINDS)[number];
export const PHONE_NAMES: Readonly<Record<PhoneKind, string>> = {
  h5: 'H5',
  weapp: '微信',
  alipay: '支付宝',
};

export const SIZES = ['320x568', '375x812', '414x896', '768x1024'] as const;
export type Size = (typeof SIZES)[number];
export type Theme = 'light' | 'dark';

export const FAULT_KINDS = [
  ['status', '返回错误状态'],
  ['slow', '变慢'],
  ['hang', '一直不答'],
  ['drop', '断开连接'],
  ['malformed', '返回坏数据'],
  ['empty', '返回空'],
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number][0];

export interface LabFault {
  /** Suffix of the gateway path. */
  readonly path: string;
  readonly kind: FaultKind;
  /** HTTP status of `status`, milliseconds of `slow`; 0: the kind has no number. */
  readonly number: number;
  readonly times: number;
}

/** What the lab's address says, so that a colleague who opens it sees the same. */
export interface LabState {
  /** A fixture's key, or an address of the app that starts with `/`. */
  readonly open: string | null;
  readonly host: string;
  /** A phone number, '' for the user who logs in on the phone. */
  readonly accounts: Readonly<Record<PhoneKind, string>>;
  readonly shown: readonly PhoneKind[];
  readonly size: Size;
  /** Null: as the colleague's own system has it. */
  readonly theme: Theme | null;
  /** Id of a place; '': each phone's own. */
  readonly city: string;
  readonly clockMs: number;
  readonly faults: readonly LabFault[];
}

export const FIRST_STATE: LabState = {
  open: null,
  host: 'plain',
  accounts: { h5: '', weapp: '', alipay: '' },
  shown: PHONE_KINDS,
  size: '375x812',
  theme: null,
  city: '',
  clockMs: 0,
  faults: [],
};

/** Ten years, either way. */
const MAX_CLOCK_MS = 10 * 366 * 86_400_000;
const MAX_FAULTS = 20;
const MAX_TIMES = 99;
const MAX_DELAY_MS = 600_000;
const FAULT_PARTS = '~';

export const isMobile = (text: string): boolean => /^1\d{10}$/.test(text);

const has =
  <T extends string>(values: readonly T[]) =>
  (text: string): text is T =>
    values.some((value) => value === text);
const isSize = has(SIZES);
const isKind = has(PHONE_KINDS);
const isTheme = has(['light', 'dark']);
const isFaultKind = has(FAULT_KINDS.map(([kind]) => kind));
const isHost = has(HOSTS.map(({ id }) => id));
const isCity = has(CITIES.map(({ id }) => id));

const within = (text: string | undefined, low: number, high: number): number | null =>
  text !== undefined && /^-?\d{1,15}$/.test(text) && Number(text) >= low && Number(text) <= high
    ? Number(text)
    : null;

/** The number that a kind of fault has: its range and first value; null: none. */
export const faultNumber = (kind: FaultKind) =>
  kind === 'status'
    ? ({ low: 200, high: 599, first: 500, label: '状态码' } as const)
    : kind === 'slow'
      ? ({ low: 0, high: MAX_DELAY_MS, first: 3000, label: '毫秒' } as const)
      : null;

function readFault(text: string): LabFault | null {
  const [path = '', kind = '', number, times, ...rest] = text.split(FAULT_PARTS);
  const count = within(times, 1, MAX_TIMES);
  if (!/^[\w./-]{1,120}$/.test(path) || !isFaultKind(kind) || count === null || rest.length > 0) return null;
  const range = faultNumber(kind);
  const read = range === null ? 0 : within(number, range.low, range.high);
  return read === null ? null : { path, kind, number: read, times: count };
}

const writeFault = ({ path, kind, number, times }: LabFault): string =>
  [path, kind, number, times].join(FAULT_PARTS);

const quoted = (text: string): string => `“${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`;

interface ReadState {
  readonly state: LabState;
  /** One sentence for each value that was not understood; its default is used. */
  readonly problems: readonly string[];
}

/** Reads the part of the lab's address after `#`. Never throws. */
export function readState(hash: string): ReadState {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const problems: string[] = [];
  const known = new Set<string>();
  const one = <T>(name: string, label: string, otherwise: T, read: (text: string) => T | null): T => {
    known.add(name);
    const text = params.get(name);
    if (text === null) return otherwise;
    const value = read(text);
    if (value === null) problems.push(`${label} ${quoted(text)} 看不懂，用了默认值。`);
    return value ?? otherwise;
  };
  const account = (kind: PhoneKind): string =>
    one(kind, `${PHONE_NAMES[kind]} 的账号`, '', (text) => (isMobile(text) ? text : null));
  const state: LabState = {
    open: one('fixture', '夹具', FIRST_STATE.open, (text) => (text === '' ? null : text)),
    host: one('host', '宿主', FIRST_STATE.host, (text) => (isHost(text) ? text : null)),
    accounts: { h5: account('h5'), weapp: account('weapp'), alipay: account('alipay') },
    shown: one('shown', '显示的手机', FIRST_STATE.shown, readShown),
    size: one<Size>('size', '尺寸', FIRST_STATE.size, (text) => (isSize(text) ? text : null)),
    theme: one<Theme | null>('theme', '配色', null, (text) => (isTheme(text) ? text : null)),
    city: one('city', '城市', '', (text) => (isCity(text) ? text : null)),
    clockMs: one('clock', '时钟', 0, (text) => within(text, -MAX_CLOCK_MS, MAX_CLOCK_MS)),
    faults: readFaults(params.getAll('fault'), problems),
  };
  known.add('fault');
  for (const name of new Set(params.keys()))
    if (!known.has(name)) problems.push(`地址里的 ${quoted(name)} 没有这一项，已忽略。`);
  return { state, problems };
}

function readShown(text: string): readonly PhoneKind[] | null {
  if (text === 'none') return [];
  const names = text.split(',');
  return names.every(isKind) ? PHONE_KINDS.filter((kind) => names.includes(kind)) : null;
}

function readFaults(texts: readonly string[], problems: string[]): readonly LabFault[] {
  const faults: LabFault[] = [];
  for (const text of texts.slice(0, MAX_FAULTS)) {
    const fault = readFault(text);
    if (fault === null) problems.push(`故障 ${quoted(text)} 看不懂，没有注入。`);
    else faults.push(fault);
  }
  if (texts.length > MAX_FAULTS) problems.push(`地址里的故障超过 ${MAX_FAULTS} 个，其余没有注入。`);
  return faults;
}

/** The part after `#` that `readState` reads back; what is as at first is left out. */
export function writeState(state: LabState): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string, first: string | null): void => {
    if (value !== first) params.append(name, value);
  };
  if (state.open !== null) params.append('fixture', state.open);
  set('host', state.host, FIRST_STATE.host);
  for (const kind of PHONE_KINDS) set(kind, state.accounts[kind], '');
  set('shown', state.shown.join(',') || 'none', FIRST_STATE.shown.join(','));
  set('size', state.size, FIRST_STATE.size);
  if (state.theme !== null) params.append('theme', state.theme);
  set('city', state.city, '');
  set('clock', String(state.clockMs), '0');
  for (const fault of state.faults.slice(0, MAX_FAULTS)) params.append('fault', writeFault(fault));
  const text = params.toString();
  // As links to the lab have always been written: a space is %20, an address keeps its slashes.
  return text === ''
    ? ''
    : `#${text.replace(/\+/g, '%20').replace(/%2F/g, '/').replace(/%7E/g, '~').replace(/%2C/g, ',')}`;
}

/** The sandbox's own form of a fault (`POST /__sandbox/faults`). */
export function sandboxFault({ path, kind, number, times }: LabFault): Readonly<Record<string, unknown>> {
  const own = kind === 'status' ? { status: number } : kind === 'slow' ? { delayMs: number } : {};
  return { path, kind, times, ...own };
}
