import { View } from '@tarojs/components';
import { useRef } from 'react';
import { Button } from '@/components/Button';
import { Picture } from '@/components/Picture';
import { Popup } from '@/components/Popup';
import { RECEIVE_TEXTS } from '../receiveTexts';
import styles from './StatusPopup.module.scss';

interface StatusPopupProps {
  readonly isOpen: boolean;
  readonly text: string;
  /** '' where the campaign has none. */
  readonly qrCodeUrl: string;
  readonly buttonText: string;
  readonly onButton: () => void | Promise<unknown>;
  readonly onClose: () => void;
}

/** From the bottom: why the visitor cannot take part, a QR code, and the way to the send page (spec 1 §2.1). */
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
