import type { Shot } from './types';

/** Every built page in every state worth looking at; a new page or state adds its line here. */
export const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'receive-open', path: '/receiveCoupon/RC-OPEN' },
];
