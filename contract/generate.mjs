import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { operationFiles } from './operations.mjs';
import { namesTaken, TYPES_FILE, typesText } from './types.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Where the contract is. */
export const CONTRACT_FILE = fileURLToPath(new URL('./gateway.openapi.yaml', import.meta.url));
/** Below the project's folder; nothing else is in it. */
export const GENERATED_FOLDER = 'src/api/generated';
/** Code that takes types of the contract. */
const READERS = ['src', 'sandbox', 'test'];

/**
 * The TypeScript that belongs to the contract as it is now: operations with their decoders, and the types that they and
 * the rest of the code use. Writes nothing.
 * @returns {Promise<Map<string, string>>} path below the project's folder -> full text
 * @throws when the contract cannot be read, has something that no decoder or type can be made of, or lacks a schema that
 *   the code uses
 */
export async function generate() {
  // Every call names the same headers by an alias: more than the parser takes from a stranger's file.
  const document = parse(await fs.readFile(CONTRACT_FILE, 'utf8'), { maxAliasCount: -1 });
  const operations = [...operationFiles(document)].map(([file, text]) => [
    `${GENERATED_FOLDER}/${file}`,
    text,
  ]);
  const named = new Set([...operations.map(([, text]) => text), ...(await readers())].flatMap(namesTaken));
  return new Map([[TYPES_FILE, typesText(document, named)], ...operations]);
}

async function readers() {
  const folders = await Promise.all(
    READERS.map(async (folder) =>
      (await fs.readdir(path.join(ROOT, folder), { recursive: true })).map((file) => `${folder}/${file}`),
    ),
  );
  const files = folders
    .flat()
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(`${GENERATED_FOLDER}/`));
  return Promise.all(files.map((file) => fs.readFile(path.join(ROOT, file), 'utf8')));
}
