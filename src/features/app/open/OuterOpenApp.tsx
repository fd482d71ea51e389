import { useState } from 'react';
import { AppGives } from '@/domain/openApp/AppGives';
import { AppHead } from '@/domain/openApp/AppHead';
import { AppPage } from '@/domain/openApp/AppPage';
import { OpenPanel } from '@/domain/openApp/OpenPanel';
import type { PageVisit } from '@/navigation/usePage';
import { handedToken } from '@/platform/handedToken';
import { textParam } from '@/utils/addressParams';

const PAGE = 'outerOpenApp';

/**
 * Opens the app at a target, with the login that the address hands over: `/outerOpenApp/{accessToken?}?target=`
 * (product §3.25). The login goes out behind the app's own scheme and nowhere else.
 */
export function OuterOpenApp({ params }: Pick<PageVisit, 'params'>) {
  // As long as the page, in memory.
  const [token] = useState(handedToken.take);
  return (
    <AppPage>
      <AppHead words="正在为您打开APP，没有反应请点下方按钮" />
      <OpenPanel
        page={PAGE}
        target={textParam(params, 'target')}
        token={token}
        triesByItself
        guidesByItself
      />
      <AppGives />
    </AppPage>
  );
}
