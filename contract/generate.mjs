import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { operationFiles } from './operations.mjs';

/** Where the contract is, and where its TypeScript lives. */
export const CONTRACT_FILE = fileURLToPath(new URL('./gateway.openapi.yaml', import.meta.url));
export const GENERATED_FOLDER = fileURLToPath(new URL('../src/api/generated', import.meta.url));

const BANNER = `/* eslint-disable */
// Made from contract/gateway.openapi.yaml by \`npm run contract\`. Change the contract, not this file.

`;

/**
 * The TypeScript that belongs to the contract as it is now: types of everything, operations and their decoders. Writes
 * nothing.
 * @returns {Promise<Map<string, string>>} path below src/api/generated -> full text
 * @throws when the contract cannot be read, is not valid OpenAPI 3.1 or says what no decoder can be made of
 */
export async function generate() {
  const text = await readFile(CONTRACT_FILE, 'utf8');
  const ast = await openapiTS(text, { immutable: true });
  return new Map([
    ['gateway.ts', BANNER + astToString(ast)],
    ...operationFiles(parse(text, { maxAliasCount: -1 })),
  ]);
}
