import { useState } from 'react';
import { AppGives, AppHead } from '@/domain/openApp/AppGives';
import { OpenPanel } from '@/domain/openApp/OpenPanel';
import type { PageVisit } from '@/navigation/usePage';
import { handedToken } from '@/platform/handedToken';
import { isUsableToken } from '@/session/storedLogin';
import { AppPage } from '../AppPage';

const PAGE = 'outerOpenApp';

/** Lives as long as the page, in memory: out of the address before anything is fetched, and nowhere kept. */
function handedOver(): string {
  const token = handedToken.take();
  return isUsableToken(token) ? token : '';
}

/**
 * Opens the app at a target, with the login that the address hands over: `/outerOpenApp/{accessToken?}?target=`
 * (product §3.25). The login goes out behind the app's own scheme and nowhere else.
 */
export function OuterOpenApp({ params }: Pick<PageVisit, 'params'>) {
  const [token] = useState(handedOver);
  return (
    <AppPage>
      <AppHead words="正在为您打开APP，没有反应请点下方按钮" />
      <OpenPanel page={PAGE} target={params['target'] ?? ''} token={token} triesByItself guidesByItself />
      <AppGives />
    </AppPage>
  );
}
