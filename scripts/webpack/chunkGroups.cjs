// The files that each separately loaded part of an H5 build needs: a page, a dialog.
const path = require('node:path');

/** `loader!/abs/src/packages/x/index.tsx?query` -> `packages/x/index` */
function pathOf(request) {
  const file = request.split('!').pop().replace(/\?.*$/, '').split(path.sep).join('/');
  return file.replace(/^(\.\/|.*\/src\/)/, '').replace(/\.[jt]sx?$/, '');
}

const filesOf = (group) => [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))];

/** From webpack's own chunk graph, so chunks that splitChunks moved are included: `packages/x/index` -> file names. */
function chunkGroups(compilation) {
  const groups = {};
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue;
    // Page chunks have no name in production; the importing request does.
    for (const { request } of group.origins) if (request) groups[pathOf(request)] = filesOf(group);
  }
  return groups;
}

module.exports = { chunkGroups, filesOf };
