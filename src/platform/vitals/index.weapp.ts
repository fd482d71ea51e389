import { makeVitals } from './mini';
import type { VitalsCapability } from './types';

export const vitals: VitalsCapability = makeVitals('weapp') satisfies VitalsCapability;
