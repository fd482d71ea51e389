import type { EnginePackage } from '../contract';
import { defineComponents } from './components/index';
import { Engine } from './engine';
import { publishHandle } from './handle';
import { newFunction, type MakeFunction } from './scope';
import type { EngineSettings } from './settings';

/** Starts the phone of this window: built-in components, the package's app, its first page. */
export function startPhone(
  settings: EngineSettings,
  pack: EnginePackage,
  makeFunction: MakeFunction = newFunction,
): void {
  defineComponents();
  const engine = new Engine(settings, pack, makeFunction);
  publishHandle(engine);
  engine.start();
}
