import type { TaskScene } from '@/domain/task/taskRules';
import type { Scene } from '../../scenes';

/** The tasks' own name of a scene of the weekly page (product §2.9). Decision: the page by itself is like a pick's result. */
export const taskSceneOf = (scene: Scene): TaskScene =>
  scene === 'pickDetail' || scene === 'pickPaySuccess' ? scene : 'pick';
