import { useEffect } from 'react';
import { openShare, prepareShare } from '@/domain/activity/parts/prepareShare';
import { wordsAfterShare } from '@/domain/activity/parts/wordsAfterShare';
import { toast } from '@/platform/toast';
import { useCampaign } from '../campaignContext';
import type { CampaignBase, CampaignRoute, CampaignVisit } from '../campaignTypes';
import { BAR_TEXTS } from './barTexts';
import { sharedPage } from './shareRules';
import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { useLoaded } from '@/hooks/useLoaded';
import { host } from '@/platform/host';
import { launch } from '@/platform/launch';
import { hasShareButton } from '@/platform/share/hasMenu';
import styles from './ShareButton.module.scss';

/**
 * Makes the page what the host's own share menu sends, with or without a button of ours.
 */
export function useSharePrepared(base: CampaignBase): void {
  const { page, visit, scope } = useCampaign();
  useEffect(() => prepareShare(sharedPage(page, visit, base), scope), [page, visit, base, scope]);
}

/** From a button of ours; what the person has to do himself is said. */
export async function shareCampaign(
  page: CampaignRoute,
  visit: CampaignVisit,
  base: CampaignBase,
): Promise<void> {
  const text = wordsAfterShare(await openShare(sharedPage(page, visit, base)));
  if (text !== null) toast.show(text);
}

const loadHostButton = () => import('./HostShareButton');

/** Floats over the page when the config has it switched on (product §2.2, §2.6). Mini programs share by a button of their own. */
export function ShareButton({ base }: { readonly base: CampaignBase }) {
  const { page, visit, click } = useCampaign();
  const ofHost = hasShareButton(host.current());
  // A button of the host's own is dead in single-page mode.
  const isShown = base.hasShareButton && !launch.isSinglePage();
  const hostButton = useLoaded(loadHostButton, ofHost && isShown);
  if (!isShown) return null;
  return (
    <View className={styles['place']}>
      {ofHost ? (
        hostButton !== null && <hostButton.HostShareButton onPress={() => click('share')} />
      ) : (
        <Pressable
          className={styles['button']}
          label={BAR_TEXTS.share}
          onPress={() => {
            click('share');
            return shareCampaign(page, visit, base);
          }}
        >
          <View className={styles['icon']} />
          <View className={styles['text']}>{BAR_TEXTS.share}</View>
        </Pressable>
      )}
    </View>
  );
}

interface SharePartProps {
  readonly base: CampaignBase;
  /** An embedded view has no button of its own. */
  readonly hasButton: boolean;
}

/** What the host's share menu sends, and the page's own button. Loaded behind the first screen. */
export function SharePart({ base, hasButton }: SharePartProps) {
  useSharePrepared(base);
  return hasButton ? <ShareButton base={base} /> : null;
}
