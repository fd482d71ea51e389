import { useState } from 'react';
import type { Scope } from '@/api';
import { makeFundParts } from '@/domain/fund/makeFundParts';
import type { Fund } from '@/domain/fund/recordRules';
import type { Query } from '@/data/Query';

/** The guide's fund; one per visit of the page. */
export function useGuideFund(channelId: string, scope: Scope): Query<Fund> {
  const [fund] = useState(() => makeFundParts(channelId, scope).fund);
  return fund;
}
