import type { TaskScene } from '@/domain/task/taskRules';
/** Scenes of the weekly page (query `scene`): three are parts of the consumer app's own pages (product §2.2, §2.7). */
export type EmbeddedScene = 'pickDetail' | 'pickResult' | 'pickPaySuccess';
export type Scene = EmbeddedScene | 'page';

/** `sceneId` of the page-info call (product §2.7). */
const SCENE_ID = { pickDetail: '3', pickResult: '4', pickPaySuccess: '5', page: '' } as const;

export type SceneId = (typeof SCENE_ID)[Scene];

const EMBEDDED: readonly EmbeddedScene[] = ['pickDetail', 'pickResult', 'pickPaySuccess'];

/** Any other text, and none, is the page by itself. */
export const sceneOf = (text: string | undefined): Scene =>
  EMBEDDED.find((scene) => scene === text) ?? 'page';

export const sceneIdOf = (scene: Scene): SceneId => SCENE_ID[scene];

/** No header, no share, no tabs; rules and footer stay; height is reported to the app. */
export const isEmbedded = (scene: Scene): scene is EmbeddedScene => scene !== 'page';

/** The tasks' own name of a scene of the weekly page (product §2.9). Decision: the page by itself is like a pick's result. */
export const taskSceneOf = (scene: Scene): TaskScene =>
  scene === 'pickDetail' || scene === 'pickPaySuccess' ? scene : 'pick';
