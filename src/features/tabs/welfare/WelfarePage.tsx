import { useChannelId, TabShare } from '@/features/tabs/tabPage';
import { TabPageFrame } from '@/frame';
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
