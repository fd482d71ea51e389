import { useState } from 'react';
import { AppGives } from '@/features/app/AppGives';
import { AppHead } from '@/features/app/AppHead';
import { AppPage } from '@/features/app/AppPage';
import { OpenPanel } from '@/features/app/OpenPanel';
import type { PageVisit } from '@/navigation/usePage';
import { handedToken } from '@/platform/handedToken';
import { textParam } from '@/utils/addressParams';

const PAGE = 'outerOpenApp';

/**
 * Opens the app at a target, with the login token from the URL: `/outerOpenApp/{accessToken?}?target=` (product §3.25).
 * The token goes only to the app's own URL scheme.
 */
export function OuterOpenApp({ params }: Pick<PageVisit, 'params'>) {
  // Kept in memory while the page is mounted.
  const [token] = useState(handedToken.take);
  return (
    <AppPage>
      <AppHead words="正在为您打开APP，没有反应请点下方按钮" />
      <OpenPanel
        page={PAGE}
        target={textParam(params, 'target')}
        token={token}
        triesAutomatically
        guidesAutomatically
      />
      <AppGives />
    </AppPage>
  );
}
