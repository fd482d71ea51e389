// Prepares a fresh clone: always the packages, with `--browser` also Chromium and Chinese fonts for tests, with
// `--web-server` nginx for the tests of a release. Uses only what Node includes, skips finished steps, and ends each failure with one clear sentence.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from './lib/chromium.mjs';
import { main, PlainFailure, progress, say } from './lib/console.mjs';
import { matchesLock } from './lib/installedPackages.mjs';
import { ROOT } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const OLDEST_NODE = 20;
const STAMP = path.join(ROOT, 'node_modules', '.setup.json');
const NO_NETWORK =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i;

/**
 * @param {{ browser?: boolean, webServer?: boolean }} options `browser`: Chromium and fonts too; `webServer`: nginx
 * @returns {Promise<void>} rejects with a PlainFailure whose sentence says what to do
 */
export async function setup({ browser = false, webServer = false } = {}) {
  checkNode();
  await installPackages();
  if (browser) await installBrowser();
  if (webServer) await installWebServer();
}

function checkNode() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major >= OLDEST_NODE) return;
  throw new PlainFailure(
    `Node ${OLDEST_NODE} or later is needed, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
  );
}

/** What node_modules must match: a changed lock file or another major version of Node requires a new install. */
function wantedPackages() {
  const lock = fs.readFileSync(path.join(ROOT, 'package-lock.json'));
  return {
    lock: crypto.createHash('sha256').update(lock).digest('hex'),
    node: process.versions.node.split('.')[0],
  };
}

function installedPackages() {
  try {
    return JSON.parse(fs.readFileSync(STAMP, 'utf8'));
  } catch {
    return null; // absent, or from an interrupted install
  }
}

const writeStamp = (packages) => fs.writeFileSync(STAMP, JSON.stringify(packages));

async function installPackages() {
  const wanted = wantedPackages();
  const installed = installedPackages();
  const isSameNode = installed === null || installed.node === wanted.node;
  if (isSameNode && installed?.lock === wanted.lock) return;
  fs.rmSync(STAMP, { force: true });
  // Installed with npm directly: `npm ci`, or `npm install` after the lock changed.
  if (isSameNode && matchesLock(ROOT)) return writeStamp(wanted);
  const step = progress('Installing packages (npm ci; a few minutes the first time)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output, logFile } = await run(
    npm,
    [
      'ci',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      // Its warnings concern transitive dependencies: a new developer cannot fix them.
      '--loglevel=error',
      '--fetch-retry-mintimeout=2000',
      '--fetch-retry-maxtimeout=15000',
    ],
    { log: 'setup-packages', onLine: (line) => step.update(line) },
  );
  if (code === 0) {
    writeStamp(wanted);
    step.done();
    return;
  }
  step.done('failed');
  if (code === 127)
    throw new PlainFailure('npm is not on the PATH: install Node with npm and run the command again.');
  const said = output.trim();
  if (NO_NETWORK.test(output)) {
    throw new PlainFailure(
      `${said}\n\nThe package registry cannot be reached: check the network and \`npm config get registry\`, then run the command again.`,
    );
  }
  throw new PlainFailure(
    `${said}\n\nnpm ci failed; what it said is above, and in ${path.relative(ROOT, logFile)}.`,
  );
}

async function installBrowser() {
  if (process.env.CHROMIUM_PATH && findChromium() === null) {
    throw new PlainFailure(
      `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and there is no such file: correct it, or unset it to use an installed Chromium.`,
    );
  }
  const needsChromium = findChromium() === null;
  const fonts = (await hasChineseFonts()) ? [] : ['fonts-noto-cjk'];
  if (!needsChromium && fonts.length === 0) return;
  const prefix = await installerPrefix();
  if (prefix === null) {
    if (needsChromium) {
      throw new PlainFailure(
        'The tests need Chromium, it is not installed, and this user may not install it: run `apt-get install chromium fonts-noto-cjk` as root, or set CHROMIUM_PATH to a Chromium or Chrome.',
      );
    }
    say(
      'No Chinese font is installed: tests run, screenshots show boxes for Chinese text (fonts-noto-cjk has one).',
    );
    return;
  }
  // Not every distribution has the shell, which is the faster one (lib/chromium.mjs).
  const logFile = await aptInstall(
    prefix,
    [...(needsChromium ? ['chromium-headless-shell'] : []), ...fonts],
    ['chromium', ...fonts],
  );
  if (findChromium() === null) {
    throw new PlainFailure(
      `The tests need Chromium and apt-get could not install it (its output is in ${path.relative(ROOT, logFile)}): install it by hand, or set CHROMIUM_PATH.`,
    );
  }
}

const hasNginx = async () => (await run('nginx', ['-v'], { log: 'setup-probe' })).code === 0;

async function installWebServer() {
  if (await hasNginx()) return;
  const prefix = await installerPrefix();
  const logFile = prefix === null ? null : await aptInstall(prefix, ['nginx-light']);
  if (await hasNginx()) return;
  throw new PlainFailure(
    `The tests of a release need nginx, and it could not be installed${logFile === null ? '' : ` (${path.relative(ROOT, logFile)})`}: run \`apt-get install nginx-light\` as root.`,
  );
}

/**
 * Installs the packages, or if that fails the others.
 * @returns {Promise<string>} the log of the last attempt; whether it was sufficient is up to the caller
 */
async function aptInstall(prefix, ...choices) {
  const step = progress(`Installing ${choices[0].join(' and ')} (apt-get)`);
  const apt = async (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest, {
      log: `setup-apt-${args[0]}`,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      onLine: (line) => step.update(line),
    });
  };
  await apt('update'); // an outdated list is no failure: the install below shows whether it was sufficient
  let installed;
  for (const names of choices) {
    installed = await apt('install', '-y', '--no-install-recommends', ...names);
    if (installed.code === 0) break;
  }
  step.done(installed.code === 0 ? 'done' : 'failed');
  return installed.logFile;
}

async function hasChineseFonts() {
  if (process.platform !== 'linux') return true;
  const { code, output } = await run('fc-list', [':lang=zh', 'family'], { log: 'setup-fonts' });
  return code === 0 && output.trim() !== '';
}

/**
 * The command prefix of `apt-get`: none for root, sudo where it needs no password; null when installing is not
 * possible.
 */
async function installerPrefix() {
  const isThere = async (command, args) => (await run(command, args, { log: 'setup-probe' })).code === 0;
  if (!(await isThere('apt-get', ['--version']))) return null;
  if (process.getuid?.() === 0) return [];
  return (await isThere('sudo', ['-n', 'true'])) ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND'] : null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const has = (option) => process.argv.includes(option);
  await main(() => setup({ browser: has('--browser'), webServer: has('--web-server') }));
}
