import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { RECEIVE_TEXTS } from '@/domain/receive/receiveRules';
import { OwnPoster } from './OwnPoster';
import styles from '../ReceiveActivity.module.scss';

interface PosterProps {
  /** '': the app's own poster. */
  readonly imageUrl: string;
  readonly title: string;
  /** Why the visitor cannot take part; null while he can. */
  readonly statusText: string | null;
  readonly onPress: () => void | Promise<unknown>;
}

/** Shape that posters are drawn for; reserves the room before the picture comes. */
const POSTER_RATIO = 750 / 1334;

/** Full-width poster; the whole of it is the button (product §1.2.1). */
export function Poster({ imageUrl, title, statusText, onPress }: PosterProps) {
  const own = <OwnPoster title={title} statusText={statusText} />;
  return (
    <Pressable
      className={styles['posterPoster']}
      // The app's own poster has words, a picture has none.
      label={
        imageUrl === '' && statusText !== null
          ? `${title}，${statusText}`
          : (statusText ?? RECEIVE_TEXTS.posterAction)
      }
      onPress={onPress}
    >
      {imageUrl === '' ? (
        own
      ) : (
        <Picture src={imageUrl} alt="" ratio={POSTER_RATIO} isLazy={false} fallback={own} />
      )}
    </Pressable>
  );
}
