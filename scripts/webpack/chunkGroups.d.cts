import type { Compilation } from 'webpack';

/** `packages/x/index` -> names of the files it needs, in the order in which webpack holds them. */
export function chunkGroups(compilation: Compilation): Readonly<Record<string, readonly string[]>>;
