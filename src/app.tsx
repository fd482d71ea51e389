import { usePageNotFound } from '@tarojs/taro';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { AppFrame, useAppEntries, watchAppNews, watchChunkFailures } from '@/frame';
import { clearTabBadges } from '@/frame/tabBadges';
import { navigator } from '@/navigation';
import type { NotFound } from '@/navigation/notFound';
import { acceptsQueryToken } from '@/navigation/usePage';
import { hostBars } from '@/platform/hostBars';
import { navigation } from '@/platform/navigation';
import { watchBack } from '@/platform/overlay/backEntry';
import { toast } from '@/platform/toast';
import { onOwnerChanged, startSession } from '@/session';
import { tracker } from '@/tracking';
import './app.scss';

// Outside the component: the back gesture must be handled before the router, which is created between this module and
// the component and requests the first page's code.
watchBack();
watchChunkFailures();

/** Starts what lives as long as the app: session, tracking, and the frame around all pages. */
export default function App({ children }: PropsWithChildren) {
  // Before the first page renders: it sends requests while it mounts.
  const [stopSession] = useState(() => startSession(acceptsQueryToken));

  useEffect(() => {
    const stopTracking = tracker.start();
    const stopNews = watchAppNews();
    const stopBars = hostBars.follow();
    const stopClearing = onOwnerChanged(() => void clearTabBadges());
    return () => {
      stopClearing();
      stopBars();
      stopNews();
      stopTracking();
      stopSession();
    };
  }, [stopSession]);

  useAppEntries();

  usePageNotFound((notFound) => void openIntended(notFound));

  return <AppFrame>{children}</AppFrame>;
}

/** From an address without a page: opens the intended page, else home with a message. */
async function openIntended(notFound: NotFound): Promise<void> {
  try {
    const { meantBy } = await import('@/navigation/notFound');
    const meant = meantBy(notFound, navigation);
    if (meant !== null && (await navigator.openLink(meant, 'replace')).kind === 'done') return;
  } catch {
    // The chunk failed to load: home is already shown.
  }
  toast.show('页面不存在，已为您打开首页');
  await navigator.replaceWith('home');
}
