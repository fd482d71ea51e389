import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BuildState, EngineTarget } from '../../engine/contract';

/** Builds the packages while the sandbox runs. */
export interface Builder {
  /** Requests this package next, or a rebuild; null: nothing is built here, a command has to be run. */
  readonly ask: ((target: EngineTarget) => void) | null;
}

/** The state that `scripts/lib/buildState.mjs` writes next to the packages. */
async function readNote(distDir: string, target: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const note: unknown = JSON.parse(await readFile(path.join(distDir, `.build-${target}.json`), 'utf8'));
    return typeof note === 'object' && note !== null ? { ...note } : {};
  } catch {
    return {}; // a package for another origin, or none
  }
}

function lives(pid: unknown): boolean {
  if (typeof pid !== 'number') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether files of this build are currently being written. */
export async function isBeingBuilt(distDir: string, target: string): Promise<boolean> {
  const { state, pid } = await readNote(distDir, target);
  return state === 'building' && lives(pid);
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Build progress of one mini program's package. */
export async function readBuildState(
  distDir: string,
  target: EngineTarget,
  { ask }: Builder,
): Promise<BuildState> {
  const note = await readNote(distDir, target);
  const canBuild = ask !== null;
  if (lives(note.pid)) {
    if (note.state === 'waiting') return { state: 'waiting', canBuild };
    if (note.state === 'failed') return { state: 'failed', canBuild, message: textOf(note.message) };
    if (note.state === 'building')
      return {
        state: 'building',
        canBuild,
        elapsedMs: Math.max(0, Date.now() - numberOf(note.startedAt)),
        percent: numberOf(note.percent),
        step: textOf(note.step),
      };
  }
  const isThere = await stat(path.join(distDir, target, 'app.json')).then(
    () => true,
    () => false,
  );
  return { state: isThere ? 'ready' : 'missing', canBuild };
}
