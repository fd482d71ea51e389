import type { UpdateCapability } from './types';

export const update: UpdateCapability = {
  onReady: () => () => undefined,
  apply: () => undefined,
} satisfies UpdateCapability;
