// Completes package-lock.json after `npm install` on a registry that lacks packages for other machines.
//
// Compiled tools list one optional package per operating system and processor. npm leaves those it cannot see out of
// the lock, and `npm ci` then refuses the lock everywhere ("Missing: … from lock file"). An entry with its version and
// platform is enough: npm downloads it only on such a machine. test/architecture/lockFile.test.ts fails while one is
// missing.
import fs from 'node:fs';
import path from 'node:path';
import { main, PlainFailure, say } from './lib/console.mjs';
import { ROOT } from './lib/paths.mjs';

const OPERATING_SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

await main(() => {
  const file = path.join(ROOT, 'package-lock.json');
  const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
  let added = 0;
  for (const [owner, meta] of Object.entries({ ...lock.packages })) {
    const wanted = Object.entries(meta.optionalDependencies ?? {});
    for (const [name, version] of wanted) {
      if (isLocked(lock.packages, owner, name, version)) continue;
      // A sibling package: in the owner's own folder if another version is installed at the top level.
      const like = ([key]) => wanted.some(([other]) => key.endsWith(`node_modules/${other}`));
      const all = Object.entries(lock.packages);
      const sibling =
        all.find(([key]) => key.startsWith(`${owner}/node_modules/`) && like([key])) ?? all.find(like);
      if (!sibling)
        throw new PlainFailure(
          `${name} is missing from the lock, and so is every package like it: run npm install first.`,
        );
      const [siblingKey, siblingMeta] = sibling;
      const folder = siblingKey.slice(0, siblingKey.lastIndexOf('node_modules/'));
      lock.packages[`${folder}node_modules/${name}`] = entry(name, version, siblingMeta);
      added += 1;
    }
  }
  const { '': project, ...rest } = lock.packages;
  lock.packages = {
    '': project,
    ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))),
  };
  fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  say(added === 0 ? 'The lock file is complete.' : `Added ${added} entries to package-lock.json.`);
});

/** `version`: an exact version must match the package found; another major version elsewhere does not count. */
function isLocked(packages, owner, name, version) {
  for (
    let at = owner;
    ;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  ) {
    const found = packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`];
    if (found) return !/^\d/.test(version) || found.version === version;
    if (at === '') return false;
  }
}

function entry(name, version, like) {
  const words = name.split('/').pop().split('-');
  const os = words.find((word) => OPERATING_SYSTEMS.includes(word));
  const cpu = words.find((word) => PROCESSORS.includes(word));
  if (!os || !cpu || !/^\d/.test(version)) {
    throw new PlainFailure(
      `${name}@${version} is missing from the lock and its name says no platform: add it by hand.`,
    );
  }
  return {
    version,
    cpu: [cpu],
    ...(like.dev ? { dev: true } : {}),
    ...(os === 'linux' && /musl|gnu/.test(name) ? { libc: [/musl/.test(name) ? 'musl' : 'glibc'] } : {}),
    ...(like.license ? { license: like.license } : {}),
    optional: true,
    os: [os],
    ...(like.engines ? { engines: like.engines } : {}),
  };
}
