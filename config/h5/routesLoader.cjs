/**
 * Removes from the route table, which is in the first file, what only the mini programs read: how the host's menu shares
 * a page, and whether the host pulls it (scripts/lib/pageConfigs.mjs).
 */
module.exports = function routesLoader(code) {
  return code.replace(/^\s*(shares: '[^']*'|refreshes: true),?\n/gm, '');
};
