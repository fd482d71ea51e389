import { TabShare } from '@/features/home/TabShare';
import { TabPageFrame } from '@/frame';
import { useChannelId } from '@/frame/tabPage';
import { usePage } from '@/navigation/usePage';
import { Welfare } from './Welfare';
import { WELFARE_TEXTS } from './welfareTexts';

/** The fourth tab, at its page in each mini program. */
export function WelfarePage() {
  const { params, scope } = usePage();
  const channelId = useChannelId(params);
  return (
    <TabPageFrame tab="welfare">
      <TabShare tab="welfare" slogan={WELFARE_TEXTS.slogan} />
      <Welfare channelId={channelId} scope={scope} />
    </TabPageFrame>
  );
}
