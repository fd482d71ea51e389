import type { ReactNode } from 'react';
import { NoActivity } from '@/domain/activity/moreOffers';
import { isIncomplete, type ResolvedRoute } from '@/navigation/paths';

/** What a page shows if it was opened without a required path parameter; null: its content. */
export const missingParamPage = (route: ResolvedRoute | null): ReactNode =>
  route !== null && isIncomplete(route) ? <NoActivity page={route.row.name} /> : null;
