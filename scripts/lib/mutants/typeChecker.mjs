// The level `types`: the compiler stays in memory and checks only what one changed file can break, about 0.2 s of CPU
// time per target. The native compiler would read the whole project again for each mutant.
import path from 'node:path';
import ts from 'typescript';
import { PlainFailure } from '../console.mjs';

const TARGETS = ['h5', 'weapp', 'alipay'];

/** Targets that the file is built for, cheapest check first. */
function targetsOf(file) {
  const [, suffix] = /\.(h5|weapp|alipay|mini)\.tsx?$/.exec(file) ?? [];
  if (suffix === undefined) return TARGETS;
  return suffix === 'mini' ? ['weapp', 'alipay'] : [suffix];
}

/** The compiler for one tsconfig; files in `changed` differ from the disk. */
function languageService(folder, target, registry, snapshots, changed) {
  const configFile = path.join(folder, `tsconfig.${target}.json`);
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
    configFile,
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  const host = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => changed.get(file)?.version ?? 'disk',
    getScriptSnapshot(file) {
      const change = changed.get(file);
      if (change !== undefined) return change.snapshot;
      if (!snapshots.has(file)) {
        const content = ts.sys.readFile(file);
        snapshots.set(file, content === undefined ? undefined : ts.ScriptSnapshot.fromString(content));
      }
      return snapshots.get(file);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  };
  return ts.createLanguageService(host, registry);
}

/**
 * @param {string} folder a copy of the project that does not change meanwhile
 * @param {Readonly<Record<string, import('../importGraph.mjs').ImportGraph>>} graphs by target
 */
export function createTypeChecker(folder, graphs) {
  const registry = ts.createDocumentRegistry();
  const snapshots = new Map();
  const changed = new Map();
  const services = new Map();
  const sound = new Set();
  let version = 0;

  const serviceFor = (target) => {
    if (!services.has(target))
      services.set(target, languageService(folder, target, registry, snapshots, changed));
    return services.get(target);
  };
  const absolute = (file) => path.join(folder, file);
  const write = (file, content) => {
    version += 1;
    const snapshot = ts.ScriptSnapshot.fromString(content);
    changed.set(absolute(file), { version: String(version), snapshot });
  };
  const restore = (file) => changed.delete(absolute(file));

  const firstError = (service, file) => {
    const name = absolute(file);
    const [error] = [...service.getSyntacticDiagnostics(name), ...service.getSemanticDiagnostics(name)];
    if (error === undefined) return null;
    return `${file}: TS${error.code} ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`;
  };
  /** The part of a file that importers see. */
  const declarations = (service, file) =>
    service
      .getEmitOutput(absolute(file), true, true)
      .outputFiles.map(({ text }) => text)
      .join('\n');

  /** A file with an error before any change would notice every mutant. */
  const assertSound = (service, target, file) => {
    const key = `${target} ${file}`;
    if (sound.has(key)) return;
    const error = firstError(service, file);
    if (error !== null)
      throw new PlainFailure(`The types are wrong without any change (${target}): ${error}`);
    sound.add(key);
  };

  /** Checks the file, and its importers as long as the part that they see has changed. */
  const checkTarget = (target, file, content) => {
    const service = serviceFor(target);
    const before = new Map([[file, declarations(service, file)]]);
    const queue = [file];
    for (const each of queue) {
      if (!before.has(each)) before.set(each, declarations(service, each));
      write(file, content);
      const error = firstError(service, each);
      const isSame = error === null && declarations(service, each) === before.get(each);
      restore(file);
      if (error !== null) {
        assertSound(service, target, each);
        return error;
      }
      if (!isSame)
        for (const importer of graphs[target].importers(each))
          if (!queue.includes(importer)) queue.push(importer);
    }
    return null;
  };

  return {
    /**
     * @param {string} file
     * @param {string} content the file's text with the mutant applied
     * @returns {string | null} the first error of the first target that has one
     */
    check(file, content) {
      for (const target of targetsOf(file)) {
        const error = checkTarget(target, file, content);
        if (error !== null) return `${target}: ${error.replaceAll(folder, '')}`;
      }
      return null;
    },
  };
}
