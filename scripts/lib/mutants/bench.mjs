// One copy of the project with a jest process: writes a mutant there, runs tests, restores the file.
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlainFailure } from '../console.mjs';
import { ROOT } from '../paths.mjs';
import { MUTANTS_CACHE } from './copies.mjs';

const WORKER = fileURLToPath(new URL('testWorker.mjs', import.meta.url));
/** CPU time of one batch of test files. A batch takes 1 to 8 s; a longer one is a mutant with an endless loop. */
const CPU_LIMIT_MS = 30_000;
/** Wall time, for a mutant that waits forever. */
const SILENCE_MS = 180_000;
/** jest leaks memory with each test file: a new process is cheaper than swapping. */
const MEMORY_LIMIT = 1.5 * 2 ** 30;

/** @typedef {{ file: string, test: string, message: string }} Failure */

/**
 * @param {string} copy folder of `makeCopy`
 */
export function makeBench(copy) {
  let child = null;
  let cpuMs = 0;
  let childCpuMs = 0;
  const sound = new Set();

  const begin = () => {
    child = fork(
      WORKER,
      [path.join(ROOT, 'node_modules'), path.join(MUTANTS_CACHE, 'jest'), String(CPU_LIMIT_MS)],
      {
        cwd: copy,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0' },
      },
    );
    childCpuMs = 0;
  };
  const stop = () => {
    child?.kill('SIGKILL');
    child = null;
  };

  const deathOf = (files, test) => ({ failed: [{ file: files.join(', '), test, message: '' }], tests: 0 });

  /**
   * @param {string} project of jest.config.mjs
   * @param {string[]} files
   * @returns {Promise<{ failed: Failure[], tests: number }>} a process that does not end counts as a failure of all
   */
  const runTests = (project, files) =>
    new Promise((resolve, reject) => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) begin();
      const own = child;
      const begunAt = Date.now();
      const end = (result) => {
        clearTimeout(limit);
        own.off('message', answer);
        own.off('exit', exit);
        resolve(result);
      };
      const limit = setTimeout(() => {
        stop();
        end(deathOf(files, 'waits for ever'));
      }, SILENCE_MS);
      const answer = (result) => {
        cpuMs += result.cpuMs - childCpuMs;
        childCpuMs = result.cpuMs;
        if (result.memory > MEMORY_LIMIT) stop();
        // Before `end`: a promise settles only once.
        if (result.error !== undefined) reject(new PlainFailure(`jest could not run: ${result.error}`));
        end(result);
      };
      const exit = () => {
        child = null;
        // The process can no longer report its CPU time; at most this.
        cpuMs += Math.min(Date.now() - begunAt, CPU_LIMIT_MS);
        end(deathOf(files, 'loops for ever, or needs all memory'));
      };
      own.once('message', answer);
      own.once('exit', exit);
      own.send({ project, files });
    });

  return {
    copy,
    /** Milliseconds of CPU so far. */
    cpuMs: () => cpuMs,
    runTests,
    stop,
    write(file, content) {
      fs.writeFileSync(path.join(copy, file), content);
    },
    /** @throws PlainFailure when the files fail without a mutant: they would notice anything */
    async assertSound(project, failure) {
      const files = failure.file.split(', ').filter((file) => !sound.has(file));
      if (files.length === 0) return;
      const { failed } = await runTests(project, files);
      if (failed.length > 0)
        throw new PlainFailure(`Fails without any change: ${failed[0].file}\n${failed[0].message}`);
      for (const file of files) sound.add(file);
    },
  };
}
