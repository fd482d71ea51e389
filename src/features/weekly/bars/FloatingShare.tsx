import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { pressShare } from '@/domain/activity/parts/pressShare';
import { launch } from '@/platform/launch';
import { hostShareButton } from '@/platform/shareButton';
import { useCampaign } from '../campaign/campaignContext';
import type { CampaignBase } from '../campaign/campaignTypes';
import { BAR_TEXTS } from './barTexts';
import { sharedPage } from './shareRules';
import styles from './FloatingShare.module.scss';

/**
 * Floats over the page if the config switches it on (product §2.2, §2.6). Hidden in the messaging app's single-page
 * mode, where native buttons do not work.
 */
export function FloatingShare({ base }: { readonly base: CampaignBase }) {
  const { page, visit, click } = useCampaign();
  if (!base.hasShareButton || launch.isSinglePage()) return null;
  const HostButton = hostShareButton();
  return (
    <View className={styles['place']}>
      {HostButton === null ? (
        <Pressable
          className={styles['button']}
          label={BAR_TEXTS.share}
          onPress={() => {
            click('share');
            return pressShare(sharedPage(page, visit, base));
          }}
        >
          <Face />
        </Pressable>
      ) : (
        <HostButton className={styles['button']} label={BAR_TEXTS.share} onPress={() => click('share')}>
          <Face />
        </HostButton>
      )}
    </View>
  );
}

const Face = () => (
  <>
    <View className={styles['icon']} />
    <View className={styles['text']}>{BAR_TEXTS.share}</View>
  </>
);
