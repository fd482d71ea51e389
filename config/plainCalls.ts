/**
 * A call of one of our own functions from another module is `a.b()` in the build and not webpack's `(0,a.b)()`. The
 * function's `this` is then its module instead of undefined: no function of `src/` reads it (TypeScript's
 * `noImplicitThis`). Not calls of libraries: Taro exports `requestAnimationFrame` as it is, which insists on its `this`.
 */
import path from 'node:path';
import { type Compiler, type Dependency, NormalModule } from 'webpack';

/** webpack's mark of such a call, which its types leave out. */
interface ImportedCall extends Dependency {
  directImport: boolean;
  readonly request: string;
}

const SRC = path.resolve(__dirname, '..', 'src') + path.sep;

const isImportedCall = (dependency: Dependency): dependency is ImportedCall =>
  dependency.type === 'harmony import specifier' &&
  'call' in dependency &&
  dependency.call === true &&
  'request' in dependency &&
  /^(@\/|\.)/.test(String(dependency.request));

export class PlainCalls {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PlainCalls', ({ hooks }) => {
      hooks.succeedModule.tap('PlainCalls', (module) => {
        if (!(module instanceof NormalModule) || !module.resource.startsWith(SRC)) return;
        for (const dependency of module.dependencies.filter(isImportedCall)) dependency.directImport = false;
      });
    });
  }
}
