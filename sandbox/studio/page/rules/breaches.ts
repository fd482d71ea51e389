/** One violation of the contract, as its validator reports it. */
export interface Breach {
  /** JSON pointer from the answer's `data`. */
  readonly path: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The validator's own words. */
  readonly message: string;
}

/** A violation for the reader: which field, and what is allowed there. */
export interface Problem {
  /** JSON pointer of the field; of the object that lacks it, if it is missing. */
  readonly path: string;
  /** Name of the field as the reader knows it, e.g. `goodsModuleList[0].titleImgUrl`. */
  readonly field: string;
  readonly text: string;
}

const TYPES: Readonly<Record<string, string>> = {
  string: '文字（加英文双引号）',
  integer: '整数',
  number: '数字',
  boolean: 'true 或 false',
  array: '列表 […]',
  object: '一组字段 {…}',
  null: 'null',
};
const FORMATS: Readonly<Record<string, string>> = {
  'beijing-time': '北京时间，如 2026-11-28 10:00:00',
  fen: '以分为单位的整数，不小于 0',
};

/** `/a/0/b` as `a[0].b`. */
export const fieldName = (path: string): string =>
  keysOf(path)
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

export const keysOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'));

export const pathOf = (keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');

/**
 * One sentence for each field. The validator reports every branch of "this or null" and then that no branch fits: what
 * is wrong inside the object is what the reader needs.
 */
export function problemsOf(breaches: readonly Breach[]): readonly Problem[] {
  const choices = breaches.filter(({ keyword }) => keyword === 'oneOf');
  const isNoise = (breach: Breach): boolean => {
    // The allowed values say more than their type.
    if (
      breach.keyword === 'type' &&
      breaches.some(({ keyword, path }) => keyword === 'enum' && path === breach.path)
    )
      return true;
    if (breach.keyword === 'oneOf')
      return breaches.some(
        (other) => other.keyword !== 'oneOf' && other.path.startsWith(breach.path) && !isNull(other),
      );
    const isOfChoice = choices.some(({ path }) => path === breach.path);
    return (
      isOfChoice &&
      isNull(breach) &&
      breaches.some(
        (other) => other !== breach && other.keyword !== 'oneOf' && other.path.startsWith(breach.path),
      )
    );
  };
  const found = breaches
    .filter((breach) => !isNoise(breach))
    .map((breach) =>
      problemOf(
        breach,
        choices.some(({ path }) => path === breach.path),
      ),
    );
  const seen = new Set<string>();
  return found.filter(({ field, text }) => {
    const key = `${field} ${text}`;
    return !seen.has(key) && seen.add(key);
  });
}

const isNull = ({ keyword, params }: Breach): boolean => keyword === 'type' && params.type === 'null';

function problemOf(breach: Breach, canBeNull: boolean): Problem {
  const { path, params } = breach;
  const inner = params.missingProperty ?? params.additionalProperty;
  const isExtra = typeof params.additionalProperty === 'string';
  const full = typeof inner === 'string' ? `${path}${pathOf([inner])}` : path;
  return {
    path: isExtra ? full : path,
    field: fieldName(full) || '整个内容',
    text: textOf(breach, canBeNull),
  };
}

function textOf({ keyword, params, message }: Breach, canBeNull: boolean): string {
  const limit = String(params.limit);
  switch (keyword) {
    case 'required':
      return '缺少这个字段';
    case 'additionalProperties':
      return '约定里没有这个字段';
    case 'type': {
      const types = Array.isArray(params.type) ? params.type.map(String) : String(params.type).split(',');
      return `应当是${[...types, ...(canBeNull ? ['null'] : [])].map((type) => TYPES[type] ?? type).join('或 ')}`;
    }
    case 'enum':
      return `只能是：${(Array.isArray(params.allowedValues) ? params.allowedValues : []).map((value) => JSON.stringify(value)).join('、')}`;
    case 'const':
      return `只能是：${JSON.stringify(params.allowedValue)}`;
    case 'minLength':
      return limit === '1' ? '不能为空' : `至少 ${limit} 个字`;
    case 'maxLength':
      return `最多 ${limit} 个字`;
    case 'minimum':
      return `不能小于 ${limit}`;
    case 'maximum':
      return `不能大于 ${limit}`;
    case 'minItems':
      return `至少 ${limit} 项`;
    case 'maxItems':
      return `最多 ${limit} 项`;
    case 'format':
      return `应当是${FORMATS[String(params.format)] ?? String(params.format)}`;
    case 'pattern':
      return `格式不对，要符合 ${String(params.pattern)}`;
    default:
      return message;
  }
}
