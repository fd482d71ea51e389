// Webpack plugin: which files each page of the H5 build needs, written to dist/.chunks-<target>.json for the
// size table (scripts/lib/sizes.mjs). From webpack's own chunk graph, so a chunk that splitChunks moved is counted.
const fs = require('node:fs');
const path = require('node:path');

/** `loader!/abs/src/packages/x/index.tsx?query` -> `packages/x/index` */
function pathOf(request) {
  const file = request.split('!').pop().replace(/\?.*$/, '').split(path.sep).join('/');
  return file.replace(/^(\.\/|.*\/src\/)/, '').replace(/\.[jt]sx?$/, '');
}

class ChunkReport {
  /** @param {{ file: string }} options absolute path of the report */
  constructor(options) {
    this.file = options.file;
  }

  apply(compiler) {
    compiler.hooks.done.tap('ChunkReport', ({ compilation }) => {
      const filesOf = (group) => [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))];
      const entry = [...compilation.entrypoints.values()].flatMap(filesOf);
      const groups = {};
      for (const group of compilation.chunkGroups) {
        if (group.isInitial()) continue;
        // Page chunks carry no name in production; what imported them does.
        for (const { request } of group.origins) if (request) groups[pathOf(request)] = filesOf(group);
      }
      fs.mkdirSync(path.dirname(this.file), { recursive: true });
      fs.writeFileSync(this.file, JSON.stringify({ entry: [...new Set(entry)], groups }, null, 1));
    });
  }
}

module.exports = ChunkReport;
