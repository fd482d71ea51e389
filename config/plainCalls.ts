/**
 * A call of an imported function in `src/` is `a.b()` in the build and not webpack's `(0,a.b)()`, if it is one of our own
 * or of React and MobX. The function's `this` is then its module instead of undefined: no function of `src/` reads it
 * (TypeScript's `noImplicitThis`), nor of those two. Not of other libraries: Taro exports `requestAnimationFrame` as it
 * is, which insists on its `this`.
 */
import path from 'node:path';
import { type Compiler, type Dependency, NormalModule } from 'webpack';

/** webpack's mark of such a call, which its types leave out. */
interface ImportedCall extends Dependency {
  directImport: boolean;
  readonly request: string;
}

const WITHOUT_THIS = /^(@\/|\.|react$|react\/jsx-runtime$|mobx$|mobx-react$)/;
const SRC = path.resolve(__dirname, '..', 'src') + path.sep;

const isImportedCall = (dependency: Dependency): dependency is ImportedCall =>
  dependency.type === 'harmony import specifier' &&
  'call' in dependency &&
  dependency.call === true &&
  'request' in dependency &&
  WITHOUT_THIS.test(String(dependency.request));

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
