import { View } from '@tarojs/components';
import { useState } from 'react';
import { Picture } from '@/components/Picture';
import styles from './HelpFrame.module.scss';

/** Coins falling into a wallet, or a price tag being cut. */
export type HelpDrawing = 'cash' | 'cut';

interface HelpArtProps {
  readonly drawing: HelpDrawing;
  /** Address of a picture; '' for none. */
  readonly picture: string;
}

/** The object of a help page's hero: the picture of the thing, or the drawing when there is none or it fails to load. */
export function HelpArt({ drawing, picture }: HelpArtProps) {
  const [failed, setFailed] = useState('');
  if (picture === failed) return <View className={styles[drawing]} />;
  return (
    <Picture
      className={styles['thing']}
      src={picture}
      alt=""
      isPlain
      isLazy={false}
      fallback={<View />}
      onFailed={() => setFailed(picture)}
    />
  );
}
