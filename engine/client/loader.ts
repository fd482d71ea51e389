import { compileModule, type MakeFunction, type Scope } from './scope';

interface LoadedModule {
  exports: unknown;
}

/** `require` of a mini program: relative or package paths, each file runs once. */
export class ModuleLoader {
  private readonly loaded = new Map<string, LoadedModule>();
  /**
   * The entry (app, page or component, without extension) that is loading. `Component()` registers under it, not under
   * the chunk that happens to call it: otherwise nesting deeper than 16 levels renders nothing.
   */
  currentEntry = '';

  constructor(
    private readonly scripts: Readonly<Record<string, string>>,
    private readonly scope: () => Scope,
    private readonly makeFunction: MakeFunction,
  ) {}

  /** Runs an entry file, and everything it requires. @throws what the file throws. */
  loadEntry(entry: string): void {
    const outer = this.currentEntry;
    this.currentEntry = entry;
    try {
      this.load(`${entry}.js`);
    } finally {
      this.currentEntry = outer;
    }
  }

  private load(name: string): unknown {
    const known = this.loaded.get(name);
    if (known !== undefined) return known.exports;
    const source = this.scripts[name];
    if (source === undefined) throw new Error(`module '${name}' is not defined`);
    const module: LoadedModule = { exports: {} };
    this.loaded.set(name, module);
    const run = compileModule(name, source, this.scope(), this.makeFunction);
    run((wanted) => this.load(resolveModule(name, wanted, this.scripts)), module, module.exports);
    return module.exports;
  }
}

/** Package path of a required module, with its extension. */
function resolveModule(from: string, wanted: string, scripts: Readonly<Record<string, string>>): string {
  const parts = wanted.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of wanted.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  const path = parts.join('/');
  return (
    [path, `${path}.js`, `${path}/index.js`].find((candidate) => scripts[candidate] !== undefined) ?? path
  );
}
