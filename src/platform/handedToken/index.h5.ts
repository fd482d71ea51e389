import { takePathToken } from '../dom/pathToken';
import type { HandedTokenCapability } from './types';

export const handedToken: HandedTokenCapability = { take: takePathToken } satisfies HandedTokenCapability;
