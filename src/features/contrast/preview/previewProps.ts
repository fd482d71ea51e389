import type { ContrastShareInfoData } from '@/api/generated/operations/contrastFriend';
import type { PageVisit } from '@/navigation/usePage';

export interface PreviewProps {
  readonly info: ContrastShareInfoData;
  readonly shareCode: string;
  readonly scope: PageVisit['scope'];
}
