import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { Picture } from '@/components/Picture';
import { qrCode } from '@/platform/qrCode';
import styles from './openApp.module.scss';

interface OnPhoneProps {
  readonly address: string;
  /** What the page is opened on the phone for. */
  readonly purpose: string;
}

/** Where a phone is needed (a computer, a cabinet): the page's address as a QR code for the phone, and instructions. */
export function OnPhone({ address, purpose }: OnPhoneProps) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    // Without the QR code the text still says what to do.
    qrCode.draw(address).then(setPicture, () => undefined);
  }, [address]);
  return (
    <>
      {picture !== null && (
        // Wrapper: the picture's padding is a percentage of its container.
        <View className={styles['code']}>
          <Picture src={picture} alt="本页的二维码" ratio={1} isLazy={false} isPlain />
        </View>
      )}
      <View className={styles['words']}>
        {`请用手机${picture === null ? '打开本页' : '扫码打开本页'}，${purpose}`}
      </View>
    </>
  );
}
