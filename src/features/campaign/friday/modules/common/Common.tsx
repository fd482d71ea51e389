import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { cx } from '@/components/cx';
import { useCampaign } from '../../campaignContext';
import { CAMPAIGN_TEXTS } from '../../campaignTexts';
import { CampaignPicture, ModuleCard } from '../../components/ModuleParts';
import type { ModuleProps } from '../../registry';
import { cellWidth } from './commonModule';
import styles from './Common.module.scss';

/** Pictures with links under a title (product §2.3 "commonModuleList"). */
export function Common({ view }: ModuleProps<'common'>) {
  const { follow } = useCampaign();
  const { title, subTitle, pictures } = view;
  return (
    <ModuleCard title={title} subTitle={subTitle}>
      <View className={styles['grid']}>
        {pictures.map(({ imageUrl, linkUrl }, index) => {
          const name = `${title || CAMPAIGN_TEXTS.picture} ${pictures.length > 1 ? index + 1 : ''}`.trim();
          const cell = cx(styles['cell'], styles[cellWidth(index, pictures.length)]);
          const picture = (
            <CampaignPicture
              className={styles['picture']}
              src={imageUrl}
              alt={linkUrl === '' ? name : ''}
              fallback={name}
              isPlain
            />
          );
          return linkUrl === '' ? (
            <View key={index} className={cell}>
              {picture}
            </View>
          ) : (
            <Pressable
              key={index}
              role="link"
              label={name}
              className={cell}
              onPress={() => follow(linkUrl, 'common')}
            >
              {picture}
            </Pressable>
          );
        })}
      </View>
    </ModuleCard>
  );
}
