import type { Compiler } from 'webpack';

declare class ChunkReport {
  constructor(options: { readonly file: string });
  apply(compiler: Compiler): void;
}
export = ChunkReport;
