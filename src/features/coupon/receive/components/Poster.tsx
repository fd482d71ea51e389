import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { markup } from '@/platform/markup';
import { RECEIVE_PAGE_TEXTS } from '../receivePageTexts';
import { OwnPoster } from './OwnPoster';
import styles from '../ReceiveActivity.module.scss';

interface PosterProps {
  /** '': our own poster. */
  readonly imageUrl: string;
  readonly title: string;
  /** Why the user cannot take part; null if they can. */
  readonly statusText: string | null;
  readonly onPress: () => void | Promise<unknown>;
}

/** Aspect ratio of posters; reserves the space while the picture loads. */
const POSTER_RATIO = 750 / 1334;

/** The poster's last rows, stretched down to the end of a taller screen: no seam, whatever its colours. */
const underOf = (imageUrl: string) => ({
  ...markup.edgesOf(imageUrl),
  backgroundImage: `url("${imageUrl.replace(/["\\\s]/g, encodeURIComponent)}")`,
});

/** Full-width poster; all of it is the button (product §1.2.1). */
export function Poster({ imageUrl, title, statusText, onPress }: PosterProps) {
  const own = <OwnPoster title={title} statusText={statusText} />;
  return (
    <Pressable
      className={styles['posterPoster']}
      // Our own poster contains text, a picture does not.
      label={
        imageUrl === '' && statusText !== null
          ? `${title}，${statusText}`
          : (statusText ?? RECEIVE_PAGE_TEXTS.posterAction)
      }
      onPress={onPress}
    >
      {imageUrl === '' ? (
        own
      ) : (
        <>
          <View
            className={styles['under']}
            style={underOf(imageUrl)}
            {...markup.access({ isHidden: true })}
          />
          <Picture src={imageUrl} alt="" ratio={POSTER_RATIO} isLazy={false} isHead fallback={own} />
        </>
      )}
    </Pressable>
  );
}
