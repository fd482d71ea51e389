// Groups test files into jest runs.

/** Enough that jest's start-up (0.1 s) does not matter, few enough to stop soon after a failure. */
const SIZE = 3;

/**
 * @param {readonly { test: string, project: string }[]} tests nearest first
 * @returns {{ project: string, files: string[] }[]} in that order; a batch has one project
 */
export function batchesOf(tests, size = SIZE) {
  const batches = [];
  for (let from = 0; from < tests.length; from += size) {
    const byProject = new Map();
    for (const { test, project } of tests.slice(from, from + size))
      byProject.set(project, [...(byProject.get(project) ?? []), test]);
    for (const [project, files] of byProject) batches.push({ project, files });
  }
  return batches;
}
