export * from './engine';
export { checkWithOfficialCompilers } from './compilers';
export { startEngineServer, type EngineServer } from './server';
