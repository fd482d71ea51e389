/** Contract name of a call -> its path after the gateway's prefix. */
import { loadContract } from '../../sandbox/core/contract/load';

const PATHS = new Map(loadContract().operations.map(({ id, path }) => [id, path]));

/** @throws when the contract has no such call */
export function pathOfCall(name: string): string {
  const path = PATHS.get(name);
  if (path === undefined) throw new Error(`the contract has no ${name}`);
  return path;
}
