// The level `screens`: opens the pages that load the mutant, in Node (test/screens).
import { PAGE_RECORDS, pagesReaching, screenTestsOf } from '../pageReach.mjs';

/** At most this many pages and files, nearest first; those further away load the mutant without testing it. */
const PAGES = 4;
const FILES = 6;
/** A mutant that breaks a page is noticed after this time, not after the ten seconds for a slow machine. */
const PATIENCE_MS = 4_000;

/**
 * @param {string} file a file of src/, path from the project's root
 * @param {import('../importGraph.mjs').ImportGraph} graph of H5
 * @param {readonly import('../pageReach.mjs').Route[]} routes
 * @returns {{ pages: string[], files: string[] }} names of routes for the test of every page, and the further tests
 */
export function screensFor(file, graph, routes) {
  const near = pagesReaching(file, graph, routes)
    .slice(0, PAGES)
    .map(({ route }) => route);
  return { pages: near.map(({ name }) => name), files: screenTestsOf(near).slice(0, FILES) };
}

/**
 * @param {{ pages: readonly string[], files: readonly string[] }} chosen by `screensFor`
 * @returns {{ program: string, args: string[], env: Record<string, string> }} run in a copy of the project that
 * contains the mutant; a non-zero exit code means that it was noticed
 */
export const screensCommand = ({ pages, files }) => ({
  program: 'npx',
  args: ['jest', '-c', 'jest.screens.config.mjs', '--bail', '--runTestsByPath', ...PAGE_RECORDS, ...files],
  env: { SCREEN_PAGES: pages.join(','), SCREEN_PATIENCE_MS: String(PATIENCE_MS), JEST_MAX_WORKERS: '1' },
});
