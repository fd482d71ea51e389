import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { CampaignPicture } from './CampaignPicture';
import styles from './Header.module.scss';

interface HeaderProps {
  readonly imageUrl: string;
  readonly title: string;
}

/** The header picture, 750 by 620; without one the page's name on the campaign's colours. */
export function Header({ imageUrl, title }: HeaderProps) {
  return (
    <View className={styles['header']}>
      <CampaignPicture
        src={imageUrl}
        alt={title}
        ratio={750 / 620}
        isLazy={false}
        fallback={
          <View className={styles['words']} {...markup.access({ role: 'img', label: title })}>
            {title}
          </View>
        }
      />
    </View>
  );
}
