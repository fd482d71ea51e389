import { Image, View } from '@tarojs/components';
import { useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import { PictureRelease } from './pictureRelease';
import styles from './Picture.module.scss';

export interface PictureProps {
  readonly src: string;
  /** What the image says; empty for decoration. */
  readonly alt: string;
  /** Width divided by height: reserves the room. Without it the box takes its size from `className`, or, with
   *  `isNatural`, from the image once it is there. */
  readonly ratio?: number;
  /** Height follows the image: for pictures of unknown shape only, since the page moves when they come. */
  readonly isNatural?: boolean;
  readonly fit?: 'fill' | 'cover' | 'contain';
  /** False for what is on the first screen. */
  readonly isLazy?: boolean;
  /** There from the first, without ground and fade: a mini program then sends nothing when it has come. For small
   *  pictures that hold their place by a frame of their own. */
  readonly isPlain?: boolean;
  /** A long press offers what can be done with it, reading a QR code too (platform/markup `image`). */
  readonly hasPressMenu?: boolean;
  /** Instead of the plain ground when the image cannot be had. */
  readonly fallback?: ReactNode;
  readonly onFailed?: () => void;
  /** The image has come; never called for a plain one. */
  readonly onShown?: () => void;
  readonly className?: string;
}

const MODES = { fill: 'scaleToFill', cover: 'aspectFill', contain: 'aspectFit' } as const;

/** An image that keeps its place, comes softly, and leaves its words when it does not come. */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    ratio,
    isNatural = false,
    fit = 'cover',
    isLazy = true,
    isPlain = false,
    hasPressMenu,
    fallback,
    onFailed,
    onShown,
    className,
  } = props;
  // Kept with its address: a result of the picture before says nothing about this one, and an effect that cleared it
  // could run after a picture from the cache has already come.
  const [settled, setSettled] = useState<{ readonly src: string; readonly isShown: boolean } | null>(null);
  const outcome = settled?.src === src ? settled : null;
  const isShown = isPlain || outcome?.isShown === true;
  const hasFailed = src === '' || outcome?.isShown === false;
  // One object per ratio: a new one each time would travel with every update of a mini program.
  const room = useMemo(
    () => (ratio === undefined ? undefined : { paddingTop: `${(100 / ratio).toFixed(3)}%` }),
    [ratio],
  );
  const isReleased = useContext(PictureRelease);
  const isFlow = isNatural && ratio === undefined;

  return (
    <View
      className={cx(styles['picture'], !isShown && styles['ground'], isFlow && styles['flow'], className)}
      style={room}
    >
      {hasFailed ? (
        <View
          className={styles['fallback']}
          {...markup.access(alt === '' ? { isHidden: true } : { role: 'img', label: alt })}
        >
          {fallback ?? alt}
        </View>
      ) : isReleased ? null : (
        <Image
          className={cx(styles['image'], isShown && styles['shown'])}
          src={src}
          mode={isFlow ? 'widthFix' : MODES[fit]}
          onLoad={
            isPlain
              ? undefined
              : () => {
                  setSettled({ src, isShown: true });
                  onShown?.();
                }
          }
          onError={() => {
            setSettled({ src, isShown: false });
            onFailed?.();
          }}
          {...markup.image({ alt, isLazy, hasPressMenu })}
        />
      )}
    </View>
  );
}
