// `npm run release -- --mode prod --version 1.2.3`: everything that a release consists of, into release/1.2.3/
// (docs/release.md). `--mode sandbox` rehearses it without real settings.
//
//   --upload weapp,alipay   also uploads the mini programs with the vendors' tools
//   --dirty                 allows uncommitted changes
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setup } from './setup.mjs';
import { forgetBuild } from './lib/build.mjs';
import { main, PlainFailure, progress, say, table } from './lib/console.mjs';
import { DIST, ROOT, TARGETS } from './lib/paths.mjs';
import { compressBelow, keepFilesOf, moveMaps } from './lib/release/h5Files.mjs';
import { licencesText } from './lib/release/licences.mjs';
import { nginxConf } from './lib/release/nginxConf.mjs';
import { checkUpload, upload } from './lib/release/upload.mjs';
import { changesSinceTag, checkedVersion, gitState, versionBefore } from './lib/release/version.mjs';
import { run, tail } from './lib/run.mjs';
import { realSettings } from './lib/settings.mjs';
import { filesBelow, measure, sizeTable } from './lib/sizes.mjs';

const RELEASES = path.join(ROOT, 'release');
/** Exact, and installed when needed: it brings 130 packages that nothing else uses. */
const SBOM_TOOL = '@cyclonedx/cyclonedx-npm@6.0.1';

await main(async () => {
  const { values } = parseArgs({
    options: {
      mode: { type: 'string' },
      version: { type: 'string' },
      upload: { type: 'string' },
      dirty: { type: 'boolean' },
    },
  });
  const version = checkedVersion(values.version);
  const mode = values.mode ?? '';
  const settings = mode === 'sandbox' ? {} : realSettings(mode);
  const uploads = values.upload?.split(',') ?? [];
  checkUpload(uploads);
  const target = path.join(RELEASES, version);
  if (fs.existsSync(target))
    throw new PlainFailure(`release/${version} exists already: a version is released once.`);
  const { commit, isClean } = gitState();
  if (!isClean && values.dirty !== true)
    throw new PlainFailure('There are uncommitted changes: a release has to be built from its commit.');
  await setup();
  await build(mode, version);
  const folder = path.join(RELEASES, `.${version}`);
  fs.rmSync(folder, { recursive: true, force: true });
  try {
    const notes = { version, mode, commit, isClean, builtAt: new Date().toISOString() };
    await assemble(folder, notes, settings);
    fs.renameSync(folder, target);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
    // dist/ is not the build that other commands expect.
    TARGETS.forEach(forgetBuild);
  }
  const shown = filesBelow(target).filter((name) => !name.includes('/'));
  say(`\nrelease/${version}: h5, weapp, alipay, source-maps, ${shown.join(', ')}`);
  const appIds = {
    weapp: settings.TARO_APP_WECHAT_MINI_APP_ID,
    alipay: settings.TARO_APP_ALIPAY_MINI_APP_ID,
  };
  for (const each of uploads)
    await upload(each, {
      folder: path.join(target, each),
      version,
      appId: appIds[each],
      note: `${version} ${commit.slice(0, 8)}`,
    });
  say(`Mark its commit: git tag v${version} ${commit.slice(0, 12)}`);
});

/** @throws PlainFailure with the build's own message: a missing setting, a size limit */
async function build(mode, version) {
  const step = progress('Building');
  const flags = mode === 'sandbox' ? [] : ['--mode', mode];
  const { code, output } = await run(process.execPath, ['scripts/build.mjs', ...TARGETS, ...flags], {
    log: 'release-build',
    env: { APP_VERSION: version, SOURCE_MAPS: 'hidden' },
    onLine: (line) => step.update(line),
  });
  step.done(code === 0 ? 'done' : 'failed');
  if (code !== 0) throw new PlainFailure(tail(output));
}

async function assemble(folder, notes, settings) {
  fs.mkdirSync(folder, { recursive: true });
  const write = (name, text) => fs.writeFileSync(path.join(folder, name), text);
  const writeJson = (name, value) => write(name, `${JSON.stringify(value, null, 2)}\n`);
  const sizes = TARGETS.flatMap(measure);
  for (const target of TARGETS) {
    fs.cpSync(path.join(DIST, target), path.join(folder, target), { recursive: true });
    const maps = moveMaps(path.join(folder, target), path.join(folder, 'source-maps', target));
    if (maps === 0) throw new PlainFailure(`The ${target} build has no source maps.`);
  }
  const h5 = path.join(folder, 'h5');
  const own = filesBelow(h5).sort();
  const before = previousRelease(notes.version);
  const kept = before === null ? [] : keepFilesOf(before, h5);
  const step = progress('Compressing the H5 files');
  await compressBelow(h5);
  step.done();
  const { headers } = JSON.parse(fs.readFileSync(path.join(DIST, 'headers-h5.json'), 'utf8'));
  const pagesGateway = settings.TARO_APP_H5_GATEWAY_BASE ?? '';
  const gateway = pagesGateway === '' ? (settings.TARO_APP_GATEWAY_BASE ?? 'http://127.0.0.1:10086') : '';
  const filesBase = settings.TARO_APP_FILES_BASE ?? process.env.TARO_APP_FILES_BASE ?? '';
  write('nginx.conf', nginxConf({ headers, gateway, isBehindCdn: filesBase !== '' }));
  writeJson('headers-h5.json', headers);
  writeJson('sizes.json', sizes);
  write('sizes.txt', `${table(sizeTable(sizes))}\n`);
  write('licences.txt', licencesText());
  write('changes.md', changesSinceTag(notes.version));
  await writeSbom(path.join(folder, 'sbom.cdx.json'));
  writeJson('release.json', { ...notes, before: before?.version ?? null, h5: { own, kept } });
}

/** The release before, if it is in release/. */
function previousRelease(version) {
  const before = versionBefore(version, fs.existsSync(RELEASES) ? fs.readdirSync(RELEASES) : []);
  if (before === null) return null;
  const { h5 } = JSON.parse(fs.readFileSync(path.join(RELEASES, before, 'release.json'), 'utf8'));
  return { version: before, folder: path.join(RELEASES, before, 'h5'), own: h5.own };
}

async function writeSbom(file) {
  const step = progress('Listing the packages (SBOM)');
  const { code, output } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=${SBOM_TOOL}`, '--', 'cyclonedx-npm', '--omit', 'dev'],
      ...[
        '--output-format',
        'JSON',
        '--output-file',
        file,
        '--mc-type',
        'application',
        '--output-reproducible',
      ],
    ],
    { log: 'release-sbom', onLine: (line) => step.update(line) },
  );
  step.done(code === 0 ? 'done' : 'failed');
  if (code !== 0) throw new PlainFailure(`The list of packages could not be written:\n${tail(output)}`);
}
