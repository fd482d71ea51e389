import { miniMarkup } from './mini';
import type { MarkupCapability } from './types';

export const markup: MarkupCapability = miniMarkup satisfies MarkupCapability;
