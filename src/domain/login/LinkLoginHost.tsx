import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useIsFrontHost } from '@/hooks/useIsFrontHost';
import { useLoaded } from '@/hooks/useLoaded';
import { session } from '@/session';

const linkLoginHostLoad = () => import('./LinkLoginQuestion');

/** If the dialog's code fails to load, the offer is declined and nothing changes. */
const decline = (): void => session.offer(null);

/** Mounted once by every page: asks whether the login in an address may replace the current one. */
export const LinkLoginHost = observer(function LinkLoginHost() {
  const isFront = useIsFrontHost('linkLogin');
  const token = isFront ? session.offered : null;
  const part = useLoaded(linkLoginHostLoad, token !== null, decline);
  return <View>{part !== null && <part.LinkLoginQuestion token={token} />}</View>;
});
