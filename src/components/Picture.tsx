import { Image, View } from '@tarojs/components';
import { useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import { PictureRelease } from './pictureRelease';
import styles from './Picture.module.scss';

export interface PictureProps {
  readonly src: string;
  /** Alternative text; empty for decoration. */
  readonly alt: string;
  /**
   * Width divided by height: reserves the space. Without it the box takes its size from `className` or, with
   * `isNatural`, from the loaded image.
   */
  readonly ratio?: number;
  /** The height follows the image: only for pictures of unknown shape, since the page shifts when they load. */
  readonly isNatural?: boolean;
  readonly fit?: 'fill' | 'cover' | 'contain';
  /** False for pictures on the first screen. */
  readonly isLazy?: boolean;
  /**
   * Visible from the start, without background and fade: a mini program then sends nothing when it has loaded. For
   * small pictures whose frame reserves the space.
   */
  readonly isPlain?: boolean;
  /** Head of a page: on a screen wider than the page's column it goes on to both edges. */
  readonly isHead?: boolean;
  /** A long press offers actions for it, including reading a QR code (platform/markup `image`). */
  readonly hasPressMenu?: boolean;
  /** Replaces the plain background when the image fails to load. */
  readonly fallback?: ReactNode;
  readonly onFailed?: () => void;
  /** The image has loaded; never called for a plain one. */
  readonly onShown?: () => void;
  readonly className?: string;
}

const MODES = { fill: 'scaleToFill', cover: 'aspectFill', contain: 'aspectFit' } as const;

/** An image that reserves its space, fades in, and shows its alternative text when it fails to load. */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    ratio,
    isNatural = false,
    fit = 'cover',
    isLazy = true,
    isPlain = false,
    isHead = false,
    hasPressMenu,
    fallback,
    onFailed,
    onShown,
    className,
  } = props;
  // Stored with its address: the previous picture's result says nothing about this one, and an effect that cleared it
  // could run after a cached picture has already loaded.
  const [settled, setSettled] = useState<{ readonly src: string; readonly isShown: boolean } | null>(null);
  const outcome = settled?.src === src ? settled : null;
  const isShown = isPlain || outcome?.isShown === true;
  const hasFailed = src === '' || outcome?.isShown === false;
  // One object per ratio: a new one on each render would be sent with every update of a mini program.
  const room = useMemo(
    () =>
      ratio === undefined && !isHead
        ? undefined
        : {
            ...(ratio !== undefined && { paddingTop: `${(100 / ratio).toFixed(3)}%` }),
            ...(isHead && markup.edgesOf(src)),
          },
    [ratio, isHead, src],
  );
  const isReleased = useContext(PictureRelease);
  const isFlow = isNatural && ratio === undefined;

  return (
    <View
      className={cx(
        styles['picture'],
        !isShown && styles['ground'],
        isFlow && styles['flow'],
        isHead && styles['head'],
        className,
      )}
      style={room}
    >
      {hasFailed ? (
        <View
          className={styles['fallback']}
          {...markup.access(alt === '' ? { isHidden: true } : { role: 'img', label: alt })}
        >
          {fallback === undefined || typeof fallback === 'string' ? (
            <View className={styles['words']}>{fallback ?? alt}</View>
          ) : (
            fallback
          )}
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
