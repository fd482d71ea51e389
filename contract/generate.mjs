import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

/** Where the contract is, and where its TypeScript lives. */
export const CONTRACT_FILE = fileURLToPath(new URL('./gateway.openapi.yaml', import.meta.url));
export const GENERATED_FILE = fileURLToPath(new URL('../src/api/generated/gateway.ts', import.meta.url));

const BANNER = `/* eslint-disable */
// Made from contract/gateway.openapi.yaml by \`npm run contract\`. Change the contract, not this file.

`;

/**
 * The TypeScript that belongs to the contract as it is now; writes nothing.
 * @returns {Promise<string>} full text of src/api/generated/gateway.ts
 * @throws when the contract cannot be read or is not valid OpenAPI 3.1
 */
export async function generateTypes() {
  const ast = await openapiTS(await readFile(CONTRACT_FILE, 'utf8'), { immutable: true });
  return BANNER + astToString(ast);
}
