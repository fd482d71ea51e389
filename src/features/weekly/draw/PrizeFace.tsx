import { Text, View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { env } from '@/env';
import { pictureAddress } from '@/session/links';
import { thumbnailAddress } from '@/utils/thumbnail';
import { type Prize, PRIZE_TYPE } from './drawTypes';
import { prizeText } from './prizeText';
import styles from './prizes.module.scss';

interface PrizeFaceProps {
  readonly prize: Prize;
  /** Shows full-size pictures instead of thumbnails. */
  readonly areThumbnailsOff: boolean;
}

/**
 * A prize as it is shown: its picture, else its value, else a drawing; its business label; and its name. Renders no
 * wrapper element.
 */
export function PrizeFace({ prize, areThumbnailsOff }: PrizeFaceProps) {
  return (
    <>
      <Front prize={prize} areThumbnailsOff={areThumbnailsOff} />
      {prize.business !== '' && <View className={styles['business']}>{prize.business}</View>}
      <View className={styles['name']}>{prizeText(prize).title}</View>
    </>
  );
}

function Front({ prize, areThumbnailsOff }: PrizeFaceProps) {
  const { value } = prizeText(prize);
  if (prize.imageUrl !== '') {
    const allowed = pictureAddress(prize.imageUrl);
    const src = areThumbnailsOff ? allowed : thumbnailAddress(allowed, {}, env.imageHost);
    if (src !== '')
      return (
        <Picture
          className={styles['picture']}
          src={src}
          alt=""
          fit="contain"
          isPlain
          fallback={<Drawing prize={prize} />}
        />
      );
  }
  if (value === null) return <Drawing prize={prize} />;
  return (
    <View className={styles['value']}>
      {value.prefix !== '' && <Text className={styles['sign']}>{value.prefix}</Text>}
      {value.amount}
      {value.suffix !== '' && <Text className={styles['sign']}>{value.suffix}</Text>}
    </View>
  );
}

function Drawing({ prize }: Pick<PrizeFaceProps, 'prize'>) {
  return <View className={styles[prize.type === PRIZE_TYPE.thanks ? 'smile' : 'gift']} />;
}
