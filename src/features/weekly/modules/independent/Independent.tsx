import { Pressable } from '@/components/Pressable';
import { useCampaign } from '../../campaign/campaignContext';
import { CAMPAIGN_TEXTS } from '../../campaign/campaignTexts';
import { CampaignPicture } from '../../campaign/components/CampaignPicture';
import type { ModuleProps } from '../../campaign/moduleProps';
import styles from './Independent.module.scss';

/** One full-width picture, tappable as a whole. */
export function Independent({ view }: ModuleProps<'independent'>) {
  const { follow } = useCampaign();
  const { imageUrl, linkUrl } = view;
  const picture = (
    <CampaignPicture
      src={imageUrl}
      alt={CAMPAIGN_TEXTS.picture}
      ratio={702 / 240}
      className={styles['picture']}
    />
  );
  if (linkUrl === '') return picture;
  return (
    <Pressable role="link" label={CAMPAIGN_TEXTS.picture} onPress={() => follow(linkUrl, 'independent')}>
      {picture}
    </Pressable>
  );
}
