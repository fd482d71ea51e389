import type { Json } from '../../core/contract/json';
import type { Route } from '../../lab/page/api';
import type { Breach } from './rules/breaches';
import type { Schema } from './rules/schema';

/** The sandbox's calls that the studio uses (sandbox/studio/plugin.ts). */

export interface CampaignLink {
  readonly group: string;
  readonly code: string;
  readonly title: string;
  readonly path: string;
}

export interface FixtureAnswer {
  readonly data: unknown;
  /** Why there is no content. */
  readonly msg: string;
  readonly request: Json;
  readonly operation: string;
  readonly successCode: string;
  readonly schema: Schema;
  readonly samples: Readonly<Record<string, Json>>;
}

export interface SavedDraft {
  readonly fixture: string;
  readonly text: string;
  /** What it is compared with. */
  readonly original: string;
  readonly version: number;
}

/** `breaches` null: the text is not JSON. */
interface Checked {
  readonly version: number;
  readonly breaches: readonly Breach[] | null;
}

const BASE = '/__sandbox/studio';
const CONFLICT = 409;
const MISSING = 404;

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`沙箱回答 ${response.status}：${(await response.text()).slice(0, 200)}`);
  // Our own server in the same project.
  return (await response.json()) as T;
}

const get = async <T>(path: string): Promise<T> => read<T>(await fetch(path));

const send = (method: string, path: string, body: unknown): Promise<Response> =>
  fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const studioApi = {
  campaigns: () =>
    get<{ isAnswering: boolean; campaigns: readonly CampaignLink[] }>(`${BASE}/campaigns.json`),
  fixture: (code: string, city: string) =>
    get<FixtureAnswer>(`${BASE}/fixture?code=${encodeURIComponent(code)}&city=${encodeURIComponent(city)}`),
  pictures: () => get<readonly string[]>(`${BASE}/pictures.json`),
  routes: () => get<Route[]>('/__sandbox/routes.json'),
  /** Null: this sandbox has no such draft. */
  draft: async (code: string): Promise<SavedDraft | null> => {
    const response = await fetch(`${BASE}/drafts/${encodeURIComponent(code)}`);
    return response.status === MISSING ? null : read<SavedDraft>(response);
  },
  /** Null: somebody else has changed the draft meanwhile. */
  keep: async (code: string, draft: SavedDraft): Promise<Checked | null> => {
    const response = await send('PUT', `${BASE}/drafts/${encodeURIComponent(code)}`, draft);
    return response.status === CONFLICT ? null : read<Checked>(response);
  },
  clock: () => get<{ offsetMs: number; nowMs: number }>('/__sandbox/clock'),
  setClock: async (offsetMs: number) =>
    read<{ offsetMs: number; nowMs: number }>(await send('POST', '/__sandbox/clock', { offsetMs })),
};
