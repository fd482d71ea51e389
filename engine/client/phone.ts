import type { EnginePackage } from '../contract';
import { defineComponents } from './components/index';
import { Engine } from './engine';
import { publishHandle } from './handle';
import type { Opener } from './scope';
import type { EngineSettings } from './settings';

/** Starts the phone of this window: built-in components, the package's app, its first page. */
export function startPhone(settings: EngineSettings, pack: EnginePackage, opener?: Opener): void {
  defineComponents();
  const engine = new Engine(settings, pack, opener);
  publishHandle(engine);
  engine.start();
}
