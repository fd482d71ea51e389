import type { TaskScene } from '@/domain/task/taskTypes';
/** Scenes of the weekly page (query `scene`): three are embedded in pages of the consumer app (product §2.2, §2.7). */
type EmbeddedScene = 'pickDetail' | 'pickResult' | 'pickPaySuccess';
export type Scene = EmbeddedScene | 'page';

/** `sceneId` of the page-info call (product §2.7). */
const SCENE_ID = { pickDetail: '3', pickResult: '4', pickPaySuccess: '5', page: '' } as const;

type SceneId = (typeof SCENE_ID)[Scene];

const EMBEDDED: readonly EmbeddedScene[] = ['pickDetail', 'pickResult', 'pickPaySuccess'];

/** Any other text, or none, is the standalone page. */
export const sceneOf = (text: string | undefined): Scene =>
  EMBEDDED.find((scene) => scene === text) ?? 'page';

export const sceneIdOf = (scene: Scene): SceneId => SCENE_ID[scene];

/**
 * Embedded pages have no header, share button or tabs; rules and footer stay; the page's height is reported to the app.
 */
export const isEmbedded = (scene: Scene): scene is EmbeddedScene => scene !== 'page';

/** Scene name in the task API (product §2.9). Decision: the standalone page uses the same as a pick-up result. */
export const taskSceneOf = (scene: Scene): TaskScene =>
  scene === 'pickDetail' || scene === 'pickPaySuccess' ? scene : 'pick';
