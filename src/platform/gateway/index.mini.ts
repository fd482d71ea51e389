import { env } from '@/env';
import type { GatewayCapability } from './types';

export const gateway: GatewayCapability = { base: env.miniGatewayBase } satisfies GatewayCapability;
