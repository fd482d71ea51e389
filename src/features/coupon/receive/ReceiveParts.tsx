import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { RECEIVE_TEXTS } from './receiveRules';
import { useRef } from 'react';
import { Button } from '@/components/Button';
import { Popup } from '@/components/Popup';
import { markup } from '@/platform/markup';
import styles from './ReceiveParts.module.scss';

/** Poster drawn by CSS for an activity that is gone (100901004) or whose picture does not load. */
export function OwnPoster({
  title,
  statusText,
}: {
  readonly title: string;
  readonly statusText: string | null;
}) {
  return (
    <View className={styles['poster']}>
      <View className={styles['ticket']}>
        <View className={styles['title']}>{title}</View>
        <View className={styles['line']} />
        <View className={styles['status']}>{statusText}</View>
      </View>
    </View>
  );
}

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

interface StatusPopupProps {
  readonly isOpen: boolean;
  readonly text: string;
  /** '' where the campaign has none. */
  readonly qrCodeUrl: string;
  readonly buttonText: string;
  readonly onButton: () => void | Promise<unknown>;
  readonly onClose: () => void;
}

/** From the bottom: why the visitor cannot take part, a QR code, and the way to the send page (product §1.2.1). */
export function StatusPopup({ isOpen, text, qrCodeUrl, buttonText, onButton, onClose }: StatusPopupProps) {
  // The reason is gone as soon as it is closed; while it leaves it says what it said.
  const said = useRef(text);
  if (isOpen) said.current = text;
  return (
    <Popup isOpen={isOpen} title={said.current} onClose={onClose}>
      {qrCodeUrl !== '' && (
        <View className={styles['code']}>
          <View className={styles['frame']}>
            <Picture
              src={qrCodeUrl}
              alt={RECEIVE_TEXTS.qrCodeHint}
              ratio={1}
              fit="contain"
              isLazy={false}
              isPlain
            />
          </View>
          <View className={styles['hint']}>{RECEIVE_TEXTS.qrCodeHint}</View>
        </View>
      )}
      {buttonText !== '' && (
        <Button isBlock onClick={onButton}>
          {buttonText}
        </Button>
      )}
    </Popup>
  );
}

/** Over everything: this host may not take part, and which ways are open (product §1.2.1). */
export function WrongPlatform({ ways }: { readonly ways: readonly string[] }) {
  return (
    <View className={styles['overlay']} {...markup.access({ role: 'alert' })}>
      <View className={styles['card']}>
        <View className={styles['icon']} />
        <View className={styles['text']}>{RECEIVE_TEXTS.wrongPlatform}</View>
        {ways.length > 0 && (
          <View className={styles['ways']}>{`${RECEIVE_TEXTS.wrongPlatformWays}：${ways.join('、')}`}</View>
        )}
      </View>
    </View>
  );
}
