// Webpack plugin: writes the files that each page of the H5 build needs to dist/.chunks-<target>.json, for the size
// table (scripts/lib/sizes.mjs).
const fs = require('node:fs');
const path = require('node:path');
const { chunkGroups, filesOf } = require('./chunkGroups.cjs');

class ChunkReport {
  /** @param {{ file: string }} options absolute path of the report */
  constructor(options) {
    this.file = options.file;
  }

  apply(compiler) {
    compiler.hooks.done.tap('ChunkReport', ({ compilation }) => {
      const entry = [...new Set([...compilation.entrypoints.values()].flatMap(filesOf))];
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
      fs.writeFileSync(this.file, JSON.stringify({ entry, groups: chunkGroups(compilation) }, null, 1));
    });
  }
}

module.exports = ChunkReport;
