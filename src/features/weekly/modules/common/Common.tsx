import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { useCampaign } from '../../campaign/campaignContext';
import { CAMPAIGN_TEXTS } from '../../campaign/campaignTexts';
import { CampaignPicture } from '../../campaign/components/CampaignPicture';
import { ModuleCard } from '../../campaign/components/ModuleCard';
import type { ModuleProps } from '../../campaign/moduleProps';
import { useItemExposure } from '../../campaign/useExposure';
import { cellWidth, type LinkedPicture } from './commonModule';
import styles from './Common.module.scss';

interface CellProps {
  readonly picture: LinkedPicture;
  /** Accessible name. */
  readonly name: string;
  /** Sets its width. */
  readonly className: string;
}

function Cell({ picture: { imageUrl, linkUrl }, name, className }: CellProps) {
  const { follow } = useCampaign();
  const id = useItemExposure('commonPicture', { imageUrl, linkUrl });
  const picture = (
    <CampaignPicture
      className={styles['picture']}
      src={imageUrl}
      alt={linkUrl === '' ? name : ''}
      fallback={name}
      isPlain
    />
  );
  if (linkUrl === '')
    return (
      <View id={id} className={className}>
        {picture}
      </View>
    );
  return (
    <Pressable
      id={id}
      role="link"
      label={name}
      className={className}
      onPress={() => follow(linkUrl, 'common')}
    >
      {picture}
    </Pressable>
  );
}

/** Pictures with links under a title (product §2.3 "commonModuleList"). */
export function Common({ view }: ModuleProps<'common'>) {
  const { title, subTitle, pictures } = view;
  return (
    <ModuleCard title={title} subTitle={subTitle}>
      <View className={styles['grid']}>
        {pictures.map((picture, index) => (
          <Cell
            key={index}
            picture={picture}
            name={`${title || CAMPAIGN_TEXTS.picture} ${pictures.length > 1 ? index + 1 : ''}`.trim()}
            className={cx(styles['cell'], styles[cellWidth(index, pictures.length)])}
          />
        ))}
      </View>
    </ModuleCard>
  );
}
