import fs from 'node:fs';
import path from 'node:path';
import { bin, CACHE } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Runs jest projects and counts the results. `files`: only these test files.
 * @param {{ name: string, config: string, projects?: string[], files?: string[], grep?: string, env?: object,
 * timeoutMs?: number, onLine?: (line: string) => void }} options
 * @returns {Promise<{ passed: number, failed: number, skipped: number, detail: string, logFile: string, workMs?: number
 * }>} a suite that could not run at all counts as one failure; so does a run that ends without a result. `workMs`: the
 * time of all workers together
 */
export async function runJest({ name, config, projects, files, grep, env, timeoutMs, onLine }) {
  const resultFile = path.join(CACHE, 'jest', `${name}.json`);
  fs.mkdirSync(path.dirname(resultFile), { recursive: true });
  fs.rmSync(resultFile, { force: true });
  const args = [
    '-c',
    config,
    ...(projects ? ['--selectProjects', ...projects] : []),
    '--json',
    `--outputFile=${resultFile}`,
    '--passWithNoTests',
    ...(files ? ['--runTestsByPath', ...files] : []),
  ];
  if (grep) args.push('-t', grep);
  const { code, output, logFile } = await run(bin('jest'), args, {
    log: `test-${name}`,
    env: { FORCE_COLOR: '0', ...env },
    timeoutMs,
    onLine,
  });
  if (!fs.existsSync(resultFile)) {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      detail: `jest gave no result (code ${code}):\n${output.slice(-4000)}`,
      logFile,
    };
  }
  const result = JSON.parse(fs.readFileSync(resultFile, 'utf8'));
  const broken = result.numRuntimeErrorTestSuites;
  let failed = result.numFailedTests + broken;
  let detail = result.testResults
    .filter((suite) => suite.status === 'failed')
    .map((suite) => suite.message.replace(/\x1b\[[0-9;]*m/g, ''))
    .join('\n');
  if (failed === 0 && code !== 0) {
    failed = 1;
    detail = `jest ended with code ${code} though no test failed:\n${output.slice(-4000)}`;
  }
  return {
    passed: result.numPassedTests,
    failed,
    skipped: result.numPendingTests,
    workMs: result.testResults.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime), 0),
    detail,
    logFile,
  };
}
