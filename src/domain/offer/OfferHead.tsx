import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { markup } from '@/platform/markup';
import { pictureAddress } from '@/session/links';
import styles from './OfferHead.module.scss';

interface OfferHeadProps {
  readonly imageUrl: string;
  readonly title: string;
  /** Drawing of the head without a picture. */
  readonly art?: 'parcel' | 'gift';
}

/** The campaign's picture; without one its title in large letters over a drawing. */
export function OfferHead({ imageUrl, title, art = 'parcel' }: OfferHeadProps) {
  const address = pictureAddress(imageUrl);
  const own = (
    <View className={styles['own']}>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {title}
      </View>
      <View className={styles[art]} />
    </View>
  );
  return (
    <View className={styles['head']}>
      {address === '' ? (
        own
      ) : (
        <Picture
          className={styles['picture']}
          src={address}
          alt={title}
          isLazy={false}
          isHead
          fallback={own}
        />
      )}
    </View>
  );
}
