/** Broken responses: replaces one place of a JSON response after another. For tests only. */
import fc from 'fast-check';

export type Json = unknown;

export interface Mutation {
  /** Which field of the response's root, and which place below it; any number, taken modulo the number of places. */
  readonly field: number;
  readonly place: number;
  readonly kind: MutationKind;
}

type MutationKind = (typeof KINDS)[number];

/** Global variable that a payload sets if it runs. */
export const HOSTILE_MARK = '__hostile';
const RUN = `(window.${HOSTILE_MARK}=1)`;
export const EVIL_HOST = 'evil.example';

const MARKUP = [
  `<p>规则</p><script>${RUN}</script><img src=x onerror="${RUN}"><svg onload="${RUN}"><a href="javascript:${RUN}">x</a>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe><object data="//${EVIL_HOST}"></object><embed src=x>`,
  `<p style="background:url(//${EVIL_HOST}/x);position:fixed" onclick="${RUN}">x</p><style>*{display:none}</style>`,
  `<form action="//${EVIL_HOST}"><input autofocus onfocus="${RUN}"></form><base href="//${EVIL_HOST}">`,
  `"><script>${RUN}</script><meta http-equiv=refresh content="0;url=//${EVIL_HOST}"><link rel=stylesheet href=x>`,
  `</title></style></textarea><details open ontoggle="${RUN}"><math><mtext><style><img src=x onerror="${RUN}">`,
];
const ADDRESSES = [
  `javascript:${RUN}`,
  ` \tJaVaScRiPt:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `//${EVIL_HOST}/x.png`,
  `https://${EVIL_HOST}/x.png`,
  `https://${EVIL_HOST}@localhost/x.png`,
  `/\\${EVIL_HOST}/x.png`,
  `");background:url("https://${EVIL_HOST}/x.png`,
  'http://[',
  'http://localhost/%E0%A4%A',
];
const COLOURS = [
  `red;background:url(https://${EVIL_HOST}/x)`,
  `url(https://${EVIL_HOST}/x)`,
  'expression(alert(1))',
  '}body{display:none',
  '#12',
  'rgb(999,999,999)',
  'var(--x)',
];
const TIMES = [
  '0000-01-01 00:00:00',
  '0099-12-31 23:59:59',
  '9999-12-31 23:59:59',
  '2026-02-30 10:00:00',
  '2026-11-21 10:00:30',
  '2026-11-21T10:00:00Z',
  '1970-01-01 08:00:00',
];
const TEXTS = [
  '',
  ' ',
  '\u202e了名改被\u202c',
  '\u0000\u0007\u001b[31m\u200b\ufeff\u2028',
  '\ud83d',
  '👨‍👩‍👧‍👦'.repeat(300),
  '很长的文字'.repeat(20_000),
  'x'.repeat(200_000),
  '__proto__',
  'constructor',
  '0.1.2',
  '9'.repeat(400),
  '{{x}}',
];
const NUMBERS = [0, -1, 1, 2, 3, 5, 0.5, 1e21, -1e21, 1e308, 2 ** 53, 4_102_444_800_000];

export const KINDS = [
  'missing',
  'null',
  'boolean',
  'number',
  'text',
  'markup',
  'address',
  'colour',
  'time',
  'empty list',
  'empty object',
  'wrapped in a list',
  'list of it, 1000 times',
  'twice',
  'deep',
  'values for keys',
  'of its neighbour',
  'unknown fields',
] as const;

/** The most expensive kind rarely, the others with equal probability. */
const kind: fc.Arbitrary<MutationKind> = fc.oneof(
  { weight: 120, arbitrary: fc.constantFrom(...KINDS.filter((each) => !each.startsWith('list of it'))) },
  { weight: 1, arbitrary: fc.constantFrom(...KINDS.filter((each) => each.startsWith('list of it'))) },
);
const anyNumber = fc.nat(1_000_000);
export const mutation: fc.Arbitrary<Mutation> = fc.record({ field: anyNumber, place: anyNumber, kind });

type Path = readonly (string | number)[];
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !isList(value);
const MISSING = Symbol('missing');
/** Maximum number of places collected from a response that was enlarged before. */
const MAX_PLACES = 2000;
/** Maximum size of a value that is repeated, characters of JSON. */
const MAX_REPEATED = 4000;

/** Returns the response with one place replaced, and the name of the root field that contains it. */
export function mutate(
  answer: Readonly<Record<string, Json>>,
  { field, place, kind: how }: Mutation,
): { readonly answer: Readonly<Record<string, Json>>; readonly field: string } {
  const fields = Object.keys(answer);
  const name = fields[field % Math.max(1, fields.length)] ?? 'x';
  const places: Path[] = [];
  collect(answer[name], [name], places);
  const path = places[place % places.length] ?? [name];
  const changed = replace(answer, path, (value, parent) => changedValue(value, parent, how, place));
  return { answer: isObject(changed) ? changed : {}, field: name };
}

function collect(value: Json, path: Path, into: Path[]): void {
  if (into.length >= MAX_PLACES || path.length > 40) return;
  into.push(path);
  if (isList(value)) value.forEach((item, index) => collect(item, [...path, index], into));
  else if (isObject(value))
    for (const [key, item] of Object.entries(value)) collect(item, [...path, key], into);
}

function replace(
  value: Json,
  path: Path,
  change: (value: Json, parent: Json) => Json,
  parent: Json = null,
): Json {
  const [key, ...rest] = path;
  if (key === undefined) return change(value, parent);
  if (isList(value))
    return value
      .map((item, index) => (index === key ? replace(item, rest, change, value) : item))
      .filter((item) => item !== MISSING);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]): [string, Json] => [name, name === key ? replace(item, rest, change, value) : item])
      .filter(([, item]) => item !== MISSING),
  );
}

function changedValue(value: Json, parent: Json, how: MutationKind, seed: number): Json {
  const one = <T>(list: readonly T[]): T | undefined => list[seed % list.length];
  switch (how) {
    case 'missing':
      return MISSING;
    case 'null':
      return null;
    case 'boolean':
      return seed % 2 === 0;
    case 'number':
      return one(NUMBERS);
    case 'text':
      return one(TEXTS);
    case 'markup':
      return one(MARKUP);
    case 'address':
      return one(ADDRESSES);
    case 'colour':
      return one(COLOURS);
    case 'time':
      return one(TIMES);
    case 'empty list':
      return [];
    case 'empty object':
      return {};
    case 'wrapped in a list':
      return [value];
    case 'list of it, 1000 times':
      // Large values are not repeated: that proves nothing more and takes minutes.
      if (JSON.stringify(value ?? null).length > MAX_REPEATED) return [value];
      return isList(value)
        ? Array.from({ length: 1000 }, (_, index) => value[index % Math.max(1, value.length)])
        : Array.from({ length: 1000 }, () => value);
    case 'twice':
      return isList(value) ? [...value, ...value] : [value, value];
    case 'deep':
      return deep(value);
    case 'values for keys':
      return isObject(value) ? Object.fromEntries(Object.keys(value).map((key) => [key, key])) : { value };
    case 'of its neighbour': {
      const others = isList(parent) ? parent : isObject(parent) ? Object.values(parent) : [];
      return one(others) ?? null;
    }
    case 'unknown fields':
      return isObject(value)
        ? { ...value, tomorrowModule: { x: 1 }, onclick: RUN, dangerouslySetInnerHTML: { __html: MARKUP[0] } }
        : { type: 'script', props: { children: RUN }, $$typeof: 'react.element' };
  }
}

function deep(value: Json): Json {
  let nested: Json = value;
  for (let level = 0; level < 1500; level += 1) nested = level % 2 === 0 ? [nested] : { x: nested };
  return nested;
}
