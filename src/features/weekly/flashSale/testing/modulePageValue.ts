import { createScope } from '@/api';
import type { ModulePage } from '../../page/modulePageContext';
import type { Bench } from './sessionsBench';

/** Context value for parts of the weekly page, with a test bench's stores. For tests only. */
export const modulePageValue = (
  bench: Pick<Bench, 'modulePage' | 'store'>,
  changes: Partial<ModulePage> = {},
): ModulePage => ({
  page: 'fcFriday',
  visit: { configId: 'FRI', channelId: '', scene: 'page', areThumbnailsOff: false },
  store: bench.modulePage,
  api: { fetchPage: jest.fn(), claim: jest.fn(), subscribe: jest.fn() },
  sessions: bench.store,
  scope: createScope(),
  view: null,
  messages: {},
  exposed: new Set(),
  clockOffsetMs: () => 0,
  follow: () => Promise.resolve(true),
  click: () => undefined,
  ...changes,
});
