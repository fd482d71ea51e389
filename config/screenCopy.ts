/**
 * Builds /js/screen.….js of H5 (src/screenCopy): shows and makes the copies of first screens, beside the app and before
 * it. Not part of the app's bundle, whose first file it would have to wait for.
 */
import { createHash } from 'node:crypto';
import { Compilation, type Compiler, sources } from 'webpack';
import { bundledForPage } from './early';

const HASH_DIGITS = 6;

interface BuiltScript {
  /** Below the build's folder, with the hash of its content. */
  readonly name: string;
  readonly text: string;
}

export function screenCopyScript(): BuiltScript {
  const text = bundledForPage('screenCopy/main.ts');
  const hash = createHash('md5').update(text).digest('hex').slice(0, HASH_DIGITS);
  return { name: `js/screen.${hash}.js`, text };
}

/** Adds the script to the build. */
export class ScreenCopyFile {
  constructor(private readonly script: BuiltScript) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScreenCopyFile', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ScreenCopyFile', stage }, () => {
        if (compilation.compiler.isChild()) return;
        const { name, text } = this.script;
        compilation.emitAsset(name, new sources.RawSource(text), { minimized: true });
      });
    });
  }
}
