import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { RECEIVE_TEXTS } from '../receiveTexts';
import { OwnPoster } from './OwnPoster';
import styles from './Poster.module.scss';

interface PosterProps {
  /** '' or null: the app's own poster. */
  readonly imageUrl: string | null;
  readonly title: string;
  readonly statusText: string | null;
  readonly onTap: () => void;
}

/** Full-width poster; the whole of it is the button (spec 1 §2.1). */
export function Poster({ imageUrl, title, statusText, onTap }: PosterProps) {
  return (
    <View
      className={styles.poster}
      role='button'
      tabIndex={0}
      aria-label={statusText ?? RECEIVE_TEXTS.posterAction}
      onClick={onTap}
    >
      {imageUrl ? (
        <Picture src={imageUrl} alt={title} mode='widthFix' ratio={750 / 1334} priority fallback={<OwnPoster title={title} statusText={statusText} />} />
      ) : (
        <OwnPoster title={title} statusText={statusText} />
      )}
    </View>
  );
}
