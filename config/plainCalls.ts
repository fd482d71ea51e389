/**
 * A call of an imported function is `a.b()` in the packages and not webpack's `(0,a.b)()`: 7 KB of a main package. The
 * function's `this` is then its module instead of undefined: no function of `src/` reads it (TypeScript's
 * `noImplicitThis`), those of the libraries only hand it on.
 */
import type { Compiler, Dependency } from 'webpack';

/** webpack's mark of such a call, which its types leave out. */
interface ImportedCall extends Dependency {
  directImport: boolean;
}

const isImportedCall = (dependency: Dependency): dependency is ImportedCall =>
  dependency.type === 'harmony import specifier' && 'call' in dependency && dependency.call === true;

export class PlainCalls {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PlainCalls', ({ hooks }) => {
      hooks.succeedModule.tap('PlainCalls', ({ dependencies }) => {
        for (const dependency of dependencies.filter(isImportedCall)) dependency.directImport = false;
      });
    });
  }
}
