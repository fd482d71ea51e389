import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { useLoaded } from '@/hooks/useLoaded';
import { host } from '@/platform/host';
import { launch } from '@/platform/launch';
import { hasShareButton } from '@/platform/share/hasMenu';
import { useCampaign } from '../campaignContext';
import type { CampaignBase } from '../campaignTypes';
import { BAR_TEXTS } from './barTexts';
import { shareCampaign } from './shareCampaign';
import styles from './ShareButton.module.scss';

const loadHostButton = () => import('./HostShareButton');

/**
 * Floats over the page if the config switches it on (product §2.2, §2.6). Mini programs need their native share button.
 */
export function ShareButton({ base }: { readonly base: CampaignBase }) {
  const { page, visit, click } = useCampaign();
  const ofHost = hasShareButton(host.current());
  // Native buttons do not work in the messaging app's single-page mode.
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
