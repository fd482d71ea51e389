// Which files each part of an H5 build needs that is asked for by itself: a page, a dialog.
const path = require('node:path');

/** `loader!/abs/src/packages/x/index.tsx?query` -> `packages/x/index` */
function pathOf(request) {
  const file = request.split('!').pop().replace(/\?.*$/, '').split(path.sep).join('/');
  return file.replace(/^(\.\/|.*\/src\/)/, '').replace(/\.[jt]sx?$/, '');
}

const filesOf = (group) => [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))];

/** From webpack's own chunk graph, so a chunk that splitChunks moved is counted: `packages/x/index` -> file names. */
function chunkGroups(compilation) {
  const groups = {};
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue;
    // Page chunks carry no name in production; what imported them does.
    for (const { request } of group.origins) if (request) groups[pathOf(request)] = filesOf(group);
  }
  return groups;
}

module.exports = { chunkGroups, filesOf };
