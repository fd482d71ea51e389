import { PLATFORM_CODE } from '../host/types';
import { makeMiniLogin } from './mini';
import type { LoginCapability } from './types';

export const login: LoginCapability = makeMiniLogin(PLATFORM_CODE.alipayMini) satisfies LoginCapability;
