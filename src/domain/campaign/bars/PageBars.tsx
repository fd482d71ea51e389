import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { useCampaign } from '../campaignContext';
import type { CampaignBase, GuideBar as Guide } from '../campaignTypes';
import { CampaignPicture } from '../components/ModuleParts';
import { BAR_TEXTS } from './barTexts';
import { useState } from 'react';
import { loadRulesDialog, RulesButton } from '@/domain/activity/parts/RulesButton';
import { useLoaded } from '@/hooks/useLoaded';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { markup } from '@/platform/markup';
import { bridge } from '@/platform/bridge';
import { toast } from '@/platform/toast';
import { openNotifications } from '@/domain/activity';
import { isEmbedded } from '../scenes';
import { tellSubscribed } from '../flashSale/pressRight';
import { BUSY_TEXTS } from '../flashSale/sessionTexts';
import styles from './PageBars.module.scss';

/** A flat picture across the page that leads somewhere (product §2.3 "guideBarModule"). */
export function GuideBar({ bar: { imageUrl, linkUrl } }: { readonly bar: Guide }) {
  const { follow } = useCampaign();
  const picture = (
    <CampaignPicture src={imageUrl} alt={BAR_TEXTS.guide} ratio={750 / 120} className={styles['picture']} />
  );
  if (linkUrl === '') return <View>{picture}</View>;
  return (
    <Pressable role="link" label={BAR_TEXTS.guide} onPress={() => follow(linkUrl, 'guideBar')}>
      {picture}
    </Pressable>
  );
}

/** Code that does not come is no alert: the page's dialog opens. */
const saidByApp = (html: string): Promise<boolean> =>
  import('./rulesAlert').then(
    ({ alertCampaignRules }) => alertCampaignRules(html),
    () => false,
  );

/**
 * The rules tag and its dialog, loaded when first opened; nothing without rules (product §2.2). It stands over the
 * header, in an embedded scene, which has none, over the modules.
 */
export function RulesEntry({ html }: { readonly html: string }) {
  const { click, visit } = useCampaign();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const rules = useLoaded(loadRulesDialog, isOpen, close);
  if (html.trim() === '') return null;
  return (
    <View className={isEmbedded(visit.scene) ? styles['rules'] : undefined}>
      <RulesButton
        onPress={async () => {
          click('rules');
          if (visit.scene !== 'pickResult' || !(await saidByApp(html))) setOpen(true);
        }}
      />
      <View>{rules !== null && <rules.RulesDialog isOpen={isOpen} html={html} onClose={close} />}</View>
    </View>
  );
}

/** The page's own reminder, at the bottom of the screen while it is offered and not set (product §2.2). */
export const SubscribeBar = observer(function SubscribeBar({ base }: { readonly base: CampaignBase }) {
  const { sessions, click, messages } = useCampaign();
  const isOffered = base.hasSubscribeBar && sessions.pageSubscribeStatus === 0;
  const text = base.subscribeText || BAR_TEXTS.subscribe;

  const subscribe = async (): Promise<void> => {
    // First: the host asks inside the press only. Who refuses its messages has no reminder.
    const refusal = await messages.ask?.();
    click('subscribeBar');
    if (typeof refusal === 'string') return toast.show(refusal);
    await tellSubscribed(await sessions.subscribePage(), {
      toast: (words) => toast.show(words),
      openNotifications: () => openNotifications(bridge),
    });
  };

  // The wrapper stays, so that the bar's coming and going re-sends nothing else (`setData`).
  return (
    <View>
      {isOffered && (
        <View className={styles['room']}>
          <View className={styles['bar']} {...markup.access({ role: 'region', label: text })}>
            <View className={styles['line']}>
              <View className={styles['bell']} {...markup.access({ isHidden: true })} />
              <View className={styles['text']}>{text}</View>
              <Button size="small" isLoading={sessions.isSubscribingPage} onClick={subscribe}>
                {sessions.isSubscribingPage ? BUSY_TEXTS.remind : BAR_TEXTS.subscribeAction}
              </Button>
            </View>
          </View>
        </View>
      )}
    </View>
  );
});
