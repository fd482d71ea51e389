import type { TaskScene } from './taskRules';

/**
 * Where the tasks of a page stand (product §2.2 "Task module"): the query `from=center` makes them those of the
 * reduction center, whichever page it leads to.
 * @param own of the page itself
 */
export const sceneOfQuery = (from: string | undefined, own: TaskScene): TaskScene =>
  from === 'center' ? 'center' : own;
