// Child process that runs jest over test files of one copy, repeatedly: the costs of a cold start (configuration,
// compiled modules, the engine's code cache) are paid once. Its working directory is the copy.
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const LOOK_MS = 1000;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * A thread next to the tests, because a mutant may loop forever and block the main thread: ends the process when a
 * batch takes too much CPU time, or when the parent was killed.
 */
function watch() {
  const parent = process.ppid;
  let begunAt = null;
  parentPort.on('message', (isBegun) => {
    begunAt = isBegun ? cpuMs() : null;
  });
  setInterval(() => {
    const isEndless = begunAt !== null && cpuMs() - begunAt > workerData.cpuLimitMs;
    if (isEndless || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, LOOK_MS);
}

async function serve() {
  const copy = process.cwd();
  const [packages, cacheDirectory, cpuLimitMs] = process.argv.slice(2);
  const watcher = new Worker(fileURLToPath(import.meta.url), {
    workerData: { cpuLimitMs: Number(cpuLimitMs) },
  });
  watcher.unref();
  const { default: jest } = await import('jest');
  const { default: config } = await import(pathToFileURL(path.join(copy, 'jest.config.mjs')).href);

  /** The copy links to the shared packages, so their real paths are outside of it. */
  const projectFor = (name) => {
    const { transformIgnorePatterns, ...project } = config.projects.find(
      ({ displayName }) => displayName === name,
    );
    return {
      ...project,
      transformIgnorePatterns: transformIgnorePatterns.map((pattern) =>
        pattern.replace('<rootDir>/node_modules', packages),
      ),
      testTimeout: 5_000, // by then, a mutant that makes a test wait forever is noticed
      cacheDirectory,
    };
  };

  // A test's leftovers may still fail after its end: that neither ends the process nor counts as noticed.
  process.on('unhandledRejection', () => {});
  process.on('uncaughtException', () => {});

  const runTests = async (project, files) => {
    const { results } = await jest.runCLI(
      {
        config: JSON.stringify(projectFor(project)),
        runTestsByPath: true,
        _: files.map((file) => path.join(copy, file)),
        runInBand: true,
        silent: true,
        reporters: [],
        watchman: false,
        ci: true,
      },
      [copy],
    );
    const failed = results.testResults
      .filter(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError !== undefined)
      .map(({ testFilePath, testResults, failureMessage }) => ({
        file: path.relative(copy, testFilePath),
        test: testResults.find(({ status }) => status === 'failed')?.fullName ?? 'the file could not run',
        message: failureMessage ?? '',
      }));
    return { failed, tests: results.numTotalTests };
  };

  process.on('message', async ({ project, files }) => {
    watcher.postMessage(true);
    let answer;
    try {
      answer = await runTests(project, files);
    } catch (cause) {
      answer = { error: String(cause?.stack ?? cause) };
    }
    watcher.postMessage(false);
    process.send({ ...answer, cpuMs: cpuMs(), memory: process.memoryUsage().rss });
  });
}

if (isMainThread) await serve();
else watch();
