import { miniScroll } from './mini';
import type { ScrollCapability } from './types';

export const scroll: ScrollCapability = miniScroll satisfies ScrollCapability;
