import { takePathToken } from '../dom/hidePathToken';
import type { HandedTokenCapability } from './types';

export const handedToken: HandedTokenCapability = { take: takePathToken } satisfies HandedTokenCapability;
