import { TabPageFrame } from '@/features/frame';
import { useChannelId, useTabShare } from '@/features/tabParts';
import { usePage } from '@/navigation/usePage';
import { Welfare } from './Welfare';
import { WELFARE_TEXTS } from './welfareTexts';

/** The fourth tab, at its page in each mini program. */
export function WelfarePage() {
  const { params, scope } = usePage();
  const channelId = useChannelId(params);
  useTabShare('welfare', WELFARE_TEXTS.slogan);
  return (
    <TabPageFrame tab="welfare">
      <Welfare channelId={channelId} scope={scope} />
    </TabPageFrame>
  );
}
