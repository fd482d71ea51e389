import { makeVitals } from './mini';
import type { VitalsCapability } from './types';

export const vitals: VitalsCapability = makeVitals('alipay') satisfies VitalsCapability;
