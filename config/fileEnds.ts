/** Appends an end marker to each file that the H5 page consists of (src/platform/dom/fileEnd.ts). */
import { Compilation, type Compiler, sources } from 'webpack';

/** Read by src/platform/dom/fileEnd.ts, which Taro's loader of this folder does not compile. */
export const SCRIPT_END = ';document.currentScript.dataset.whole="";';
export const STYLE_END = '.fileEnd{--end:1}';

export class FileEnds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FileEnds', (compilation) => {
      // Files of later chunks are named by the chunk and not by their content.
      compilation.hooks.chunkHash.tap('FileEnds', (_chunk, hash) => hash.update(SCRIPT_END + STYLE_END));
      // After the minifiers, before the file names are hashed from the content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'FileEnds', stage }, (assets) => {
        const end = (file: string, words: string): void =>
          compilation.updateAsset(file, (source) => new sources.ConcatSource(source, '\n', words));
        // Webpack notices a page chunk that did not run; the entry scripts run before webpack can.
        const first = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
        for (const file of new Set(first)) if (file.endsWith('.js')) end(file, SCRIPT_END);
        for (const file of Object.keys(assets)) if (file.endsWith('.css')) end(file, STYLE_END);
      });
    });
  }
}
