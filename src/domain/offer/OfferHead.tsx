import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { pictureAddress } from '@/session/links';
import styles from './OfferPage.module.scss';

/** The campaign's picture, or its title if there is none. */
export function OfferHead({ imageUrl, title }: { readonly imageUrl: string; readonly title: string }) {
  const address = pictureAddress(imageUrl);
  const own = <View className={styles['own']}>{title}</View>;
  return address === '' ? (
    own
  ) : (
    <Picture className={styles['head']} src={address} alt={title} isLazy={false} fallback={own} />
  );
}
