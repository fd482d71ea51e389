import { TabShare } from '@/features/home/TabShare';
import { TabPageFrame } from '@/frame';
import { useChannelId } from '@/frame/tabPage';
import { usePage } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';
import { Home } from './Home';
import { HOME_TEXTS } from './parcelRules';
import { HomeTasks } from './tasksPopup';

/** The first tab, at its page in each mini program. */
export function HomePage() {
  const { params, arrivals, scope } = usePage();
  const channelId = useChannelId(params);
  return (
    <TabPageFrame tab="home">
      <TabShare tab="home" slogan={HOME_TEXTS.slogan} />
      <Home channelId={channelId} scope={scope} />
      {/* A new instance for each arrival that requests it: a user who closed it and scans the poster again sees it
          again. */}
      {textParam(params, 'for') === 'fromHomeModalPopup' && (
        <HomeTasks key={arrivals} channelId={channelId} scope={scope} />
      )}
    </TabPageFrame>
  );
}
