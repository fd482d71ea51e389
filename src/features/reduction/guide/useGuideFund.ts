import { useState } from 'react';
import type { Scope } from '@/api';
import { makeFundParts } from '../makeFundParts';
import type { Fund } from '@/features/reduction/detail/recordRules';
import type { VisitorStore } from '@/features/visitor';

/** The guide's fund; one per visit of the page. */
export function useGuideFund(channelId: string, scope: Scope): VisitorStore<Fund> {
  const [fund] = useState(() => makeFundParts(channelId, scope).fund);
  return fund;
}
