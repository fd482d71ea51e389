import { TabPageFrame } from '@/features/frame';
import { useChannelId, useTabShare } from '@/features/tabParts';
import { usePage } from '@/navigation/usePage';
import { Home } from './Home';
import { HOME_TEXTS } from './homeTexts';
import { HomeTasks } from './tasksWay';

/** The first tab, at its page in each mini program. */
export function HomePage() {
  const { params, arrivals, scope } = usePage();
  const channelId = useChannelId(params);
  useTabShare('home', HOME_TEXTS.slogan);
  return (
    <TabPageFrame tab="home">
      <Home channelId={channelId} scope={scope} />
      {/* Anew with each arrival that asks for it: who closed it and scans the poster again sees it again. */}
      {params['for'] === 'fromHomeModalPopup' && (
        <HomeTasks key={arrivals} channelId={channelId} scope={scope} />
      )}
    </TabPageFrame>
  );
}
