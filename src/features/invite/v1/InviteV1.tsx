import { InvitePage } from '@/features/invite/InvitePage';
import type { PageVisit } from '@/navigation/usePage';

/** One reward for each friend who sends a first parcel: `/inviteV1/invite` (product §3.12). */
export const InviteV1 = (visit: PageVisit) => <InvitePage {...visit} version="V1" />;
