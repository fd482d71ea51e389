import { View } from '@tarojs/components';
import { useRef } from 'react';
import { Button } from '@/components/Button';
import { Picture } from '@/components/Picture';
import { Popup } from '@/components/Popup';
import { host } from '@/platform/host';
import { tracker } from '@/tracking';
import { readsCodeByPress } from '../readsCodeByPress';
import { RECEIVE_PAGE_TEXTS } from '../receivePageTexts';
import styles from '../ReceiveActivity.module.scss';

const PAGE = 'receiveCoupon';

async function save(address: string): Promise<void> {
  tracker.click(PAGE, 'saveQrCode');
  await (await import('@/domain/activity/savePicture')).savePicture(address);
}

interface StatusPopupProps {
  readonly isOpen: boolean;
  readonly text: string;
  /** '' if the campaign has none. */
  readonly qrCodeUrl: string;
  readonly buttonText: string;
  readonly onButton: () => void | Promise<unknown>;
  readonly onClose: () => void;
}

/** Bottom popup: why the user cannot take part, a QR code, and a button to the send page (product §1.2.1). */
export function StatusPopup({ isOpen, text, qrCodeUrl, buttonText, onButton, onClose }: StatusPopupProps) {
  // The reason is cleared on close; keep showing it during the closing animation.
  const said = useRef(text);
  if (isOpen) said.current = text;
  const readsByPress = readsCodeByPress(host.current().kind);
  return (
    <Popup isOpen={isOpen} title={said.current} onClose={onClose}>
      {qrCodeUrl !== '' && (
        <View className={styles['code']}>
          <View className={styles['frame']}>
            <Picture
              src={qrCodeUrl}
              alt={readsByPress ? RECEIVE_PAGE_TEXTS.qrCodeHint : RECEIVE_PAGE_TEXTS.qrCode}
              ratio={1}
              fit="contain"
              isLazy={false}
              isPlain
              hasPressMenu={readsByPress}
            />
          </View>
          <View className={styles['hint']}>
            {readsByPress ? (
              RECEIVE_PAGE_TEXTS.qrCodeHint
            ) : (
              <Button kind="secondary" size="small" onClick={() => save(qrCodeUrl)}>
                {RECEIVE_PAGE_TEXTS.saveQrCode}
              </Button>
            )}
          </View>
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
