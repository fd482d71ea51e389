// The level `screens`: page screens drawn in a DOM in Node, run by page. Nothing is there yet; to connect it, answer here
// which of them a file can change, and how they are run.

/**
 * @param {string} _file a file of src/, path from the project's root
 * @returns {Promise<string[]>} what `screensCommand` runs for it (test files or page names), nearest first
 */
export async function screensFor(_file) {
  return [];
}

/**
 * @param {readonly string[]} names of `screensFor`
 * @returns {[string, string[]]} a program and its arguments, run in a copy of the project that has the mutant in it; a
 *   non-zero exit code says that it was noticed
 */
export const screensCommand = (names) => ['npx', ['jest', '--bail', '--runTestsByPath', ...names]];
