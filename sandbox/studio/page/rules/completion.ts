import { getLocation, type JSONPath } from 'jsonc-parser';
import { isObject } from '../../../core/contract/json';
import { pathOf } from './breaches';
import { nodeAt, treeOf } from './positions';
import { plainValue, specAt, type Schema, type Spec } from './schema';

/** What can be written at a place, and the part of the text that it replaces. */
export interface Completion {
  readonly from: number;
  readonly to: number;
  readonly options: readonly {
    readonly label: string;
    readonly insert: string;
    /** What the contract says about it, in a few words. */
    readonly detail: string;
    /** A field that the contract requires. */
    readonly isRequired: boolean;
  }[];
}

const TYPES: Readonly<Record<string, string>> = {
  string: '文字',
  integer: '整数',
  number: '数字',
  boolean: '是或否',
  array: '列表',
  object: '一组字段',
  null: '空',
};

/** Keys of the object, or values of the field, at an offset; null: the contract names none. */
export function completionAt(text: string, offset: number, schema: Schema): Completion | null {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const around =
    previousNode !== undefined &&
    offset <= previousNode.offset + previousNode.length &&
    offset >= previousNode.offset
      ? previousNode
      : null;
  const from = around?.offset ?? wordStart(text, offset);
  const to = around === null ? offset : around.offset + around.length;
  const options = isAtPropertyKey
    ? keyOptions(text, path, schema, to)
    : valueOptions(specAt(schema, pathOf(path)));
  return options.length === 0 ? null : { from, to, options };
}

const wordStart = (text: string, offset: number): number => {
  let start = offset;
  while (start > 0 && /[\w.-]/.test(text[start - 1] ?? '')) start -= 1;
  return start;
};

function keyOptions(text: string, path: JSONPath, schema: Schema, end: number): Completion['options'] {
  const parent = pathOf(path.slice(0, -1));
  const spec = specAt(schema, parent);
  if (spec === null) return [];
  const node = nodeAt(treeOf(text), parent);
  const current = String(path[path.length - 1] ?? '');
  const present = new Set(node?.children?.map(({ children }) => String(children?.[0]?.value)) ?? []);
  const hasColon = /^\s*:/.test(text.slice(end));
  return [...spec.fields]
    .filter(([name]) => name === current || !present.has(name))
    .map(([name, field]) => ({
      label: name,
      insert: JSON.stringify(name) + (hasColon ? '' : `: ${JSON.stringify(plainValue(field))}`),
      detail: detailOf(field),
      isRequired: spec.required.includes(name),
    }));
}

function valueOptions(spec: Spec | null): Completion['options'] {
  if (spec === null) return [];
  const plain = plainValue(spec);
  const values: readonly unknown[] =
    spec.values.length > 0
      ? spec.values
      : [
          ...(spec.types.includes('boolean') ? [true, false] : []),
          ...(spec.types.includes('null') ? [null] : []),
          ...(isObject(plain) || Array.isArray(plain) ? [plain] : []),
        ];
  return values.map((value) => ({
    label: isObject(value) ? '{ … } 带必填字段' : JSON.stringify(value),
    insert: JSON.stringify(value, null, 2),
    detail: detailOf(spec),
    isRequired: false,
  }));
}

/** Type and description of a field. */
function detailOf({ types, values, description }: Spec): string {
  const type = types.map((each) => TYPES[each] ?? each).join('或');
  const allowed = values.length > 0 ? `：${values.map((value) => JSON.stringify(value)).join('、')}` : '';
  return [`${type}${allowed}`, description].filter((part) => part !== '').join(' · ');
}
