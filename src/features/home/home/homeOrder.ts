import type { Query } from '@/data/Query';
import { session, silentLogin } from '@/session';
import type { HomeOverview } from './homeApi';

/**
 * Whether 寄快递 has its place: a waiting parcel goes above it, so while one may still come, a skeleton holds both
 * places. Nothing waits for a user who is not logged in.
 */
export const isOrderKnown = ({ value, phase }: Pick<Query<HomeOverview>, 'value' | 'phase'>): boolean =>
  value !== null || phase !== 'loading' || (!session.isLoggedIn && silentLogin.waiting() === null);
