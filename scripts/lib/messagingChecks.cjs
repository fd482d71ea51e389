// A child of scripts/vendors.mjs: node messagingChecks.cjs <folder of the tool> <folder of the package>
const fs = require('node:fs');
const { createRequire } = require('node:module');
const os = require('node:os');
const path = require('node:path');

const [tool, folder] = process.argv.slice(2);
const ci = createRequire(path.join(tool, 'package.json'))('miniprogram-ci');

/** Like the upload's: without the minifiers, errors in templates and scripts pass. */
const SETTING = { es6: false, minify: true };

async function check() {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'vendor-checks-'));
  try {
    // The tool wants a key, and reads it only to sign what it sends.
    const privateKeyPath = path.join(temporary, 'no.key');
    fs.writeFileSync(privateKeyPath, 'none');
    const project = new ci.Project({
      appid: 'wx0000000000000000',
      type: 'miniProgram',
      projectPath: folder,
      privateKeyPath,
      ignores: [],
    });
    // The account's limits, which the tool would otherwise ask the vendor for.
    project.attr = () => Promise.resolve(ci.DefaultProjectAttr);
    const findings = await ci.checkCodeQuality(project);
    for (const { name, success } of findings) console.log(`${success ? 'ok' : 'failed'} ${name}`);
    if (findings.length === 0) throw new Error('The tool has checked nothing.');
    const files = await ci.getCompiledResult({ project, setting: SETTING, onProgressUpdate: () => {} });
    console.log(`ok compiled: ${Object.keys(files).length} files`);
    return findings.every(({ success }) => success);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}

check().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error) => {
    console.log(`failed: ${error?.message ?? error}`);
    process.exit(1);
  },
);
