import { miniUpdate } from './mini';
import type { UpdateCapability } from './types';

export const update: UpdateCapability = miniUpdate satisfies UpdateCapability;
