import { isObject } from '../../../core/contract/json';
import { fieldName, pathOf } from './breaches';

/** One difference between the fixture's answer and the draft. */
interface Change {
  readonly field: string;
  readonly kind: 'added' | 'removed' | 'changed';
}

/** Every field that differs; of a new or missing object only the object. */
export function changesBetween(
  before: unknown,
  after: unknown,
  keys: readonly (string | number)[] = [],
): readonly Change[] {
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      part(before, after, keys, key, key in before, key in after),
    );
  if (Array.isArray(before) && Array.isArray(after))
    return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index).flatMap(
      (index) => part(before, after, keys, index, index < before.length, index < after.length),
    );
  return Object.is(before, after) ? [] : [{ field: fieldName(pathOf(keys)), kind: 'changed' }];
}

function part(
  before: object,
  after: object,
  keys: readonly (string | number)[],
  key: string | number,
  wasThere: boolean,
  isThere: boolean,
): readonly Change[] {
  const inner = [...keys, key];
  if (!wasThere || !isThere)
    return [{ field: fieldName(pathOf(inner)), kind: isThere ? 'added' : 'removed' }];
  return changesBetween(Reflect.get(before, key), Reflect.get(after, key), inner);
}
