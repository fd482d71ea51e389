import { ExchangePage } from '@/features/app/ExchangePage';
import type { PageVisit } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

/** From an external code: shows the pending offer, then leads to the app: `/outerLoadApp?code=` (product §3.25). */
export const OuterLoadApp = ({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) => (
  <ExchangePage page="outerLoadApp" code={textParam(params, 'code')} target="exchange" scope={scope} />
);
