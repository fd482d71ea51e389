import { ExchangePage } from '@/features/app/ExchangePage';
import type { PageVisit } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';

/** A sample, and how to get it in the app: `/sampleOuterLoadApp?code=` (product §3.25). */
export const SampleLoadApp = ({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) => (
  <ExchangePage page="sampleOuterLoadApp" code={textParam(params, 'code')} target="sample" scope={scope} />
);
