import { execFile } from 'node:child_process';
import { access, chmod, constants, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BINARIES = path.join(
  path.dirname(require.resolve('miniprogram-compiler/package.json')),
  'bin',
  'linux',
);
/** Their output is the compiled package, which is not needed here. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

async function findCompiler(name: string): Promise<string> {
  const file = path.join(BINARIES, name);
  const isRunnable = await access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isRunnable) await chmod(file, 0o755);
  return file;
}

async function compile(name: string, args: readonly string[], cwd: string): Promise<string[]> {
  const compiler = await findCompiler(name);
  try {
    const { stderr } = await run(compiler, [...args], { cwd, maxBuffer: MAX_OUTPUT_BYTES });
    return readProblems(name, stderr);
  } catch (error) {
    const stderr =
      typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : '';
    const problems = readProblems(name, stderr);
    return problems.length > 0
      ? problems
      : [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function readProblems(name: string, stderr: string): string[] {
  return stderr
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('error file count: 0'))
    .map((line) => `${name}: ${line}`);
}

/**
 * Runs the messaging app's own template and style compilers (Linux) over a built package.
 * They check wxml structure, expressions, wxs syntax and wxss; not sizes, not JSON, not JavaScript.
 * @param distWeapp folder of the built package
 * @returns one line for each problem; empty when the package is correct
 */
export async function checkWithOfficialCompilers(distWeapp: string): Promise<string[]> {
  const entries = await readdir(distWeapp, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(distWeapp, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
  const ending = (wanted: string): string[] => names.filter((name) => name.endsWith(wanted));
  const templates = ending('.wxml');
  if (templates.length === 0) return [`${distWeapp} has no template: is the package built?`];
  const styles = ending('.wxss');
  const [templateProblems, styleProblems] = await Promise.all([
    compile('wcc', ['-d', '-cc', '0', ...templates, ...ending('.wxs'), '-gn', '$gwx'], distWeapp),
    styles.length === 0 ? [] : compile('wcsc', ['-db', '-pc', '0', ...styles], distWeapp),
  ]);
  return [...templateProblems, ...styleProblems];
}
