import type { Compilation } from 'webpack';

/** `packages/x/index` -> names of the files it needs, in webpack's order. */
export function chunkGroups(compilation: Compilation): Readonly<Record<string, readonly string[]>>;
