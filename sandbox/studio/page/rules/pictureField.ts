import { getLocation } from 'jsonc-parser';
import { fieldName, pathOf } from './breaches';
import { nodeAt, treeOf } from './positions';

const PICTURE = /img|image|icon|picture|qrcode/i;
const NO_PICTURE = /(?:flag|switch|id|text|phrase)$/i;

/** The picture field at an offset of the text; null: there is none. */
export function pictureAt(
  text: string,
  offset: number,
): { readonly path: string; readonly name: string; readonly address: string } | null {
  const keys = getLocation(text, offset).path;
  const name = String(keys[keys.length - 1] ?? '');
  if (!PICTURE.test(name) || NO_PICTURE.test(name)) return null;
  const path = pathOf(keys);
  const node = nodeAt(treeOf(text), path);
  const value: unknown = node?.value;
  return typeof value === 'string' ? { path, name: fieldName(path), address: value } : null;
}
