import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
import { pictureAddress } from '@/session/links';
import styles from './saleCards.module.scss';

/** Aspect ratio of header pictures; reserves the space while the picture loads. */
const HEADER_RATIO = 750 / 620;

/** The package's picture across the top; our own text if there is none. No fade-in. */
export function SaleHeader({ imageUrl, title }: { readonly imageUrl: string; readonly title: string }) {
  return (
    <Picture
      className={styles['header']}
      src={pictureAddress(imageUrl)}
      alt={title || SALE_TEXTS.headline}
      ratio={HEADER_RATIO}
      isLazy={false}
      isHead
      isPlain
      fallback={<View className={styles['own']}>{SALE_TEXTS.headline}</View>}
    />
  );
}
