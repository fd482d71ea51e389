import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { Picture } from '@/components/Picture';
import { env } from '@/env';
import { qrCode } from '@/platform/qrCode';
import styles from './OpenPanel.module.scss';

/** Where the app cannot be (a computer, a cabinet): the page's address as a code for the phone, and what to do with it. */
export function OnPhone({ address }: { readonly address: string }) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    // Without the code the words still say what to do.
    qrCode.draw(address).then(setPicture, () => undefined);
  }, [address]);
  return (
    <>
      {picture !== null && (
        // A frame: the picture's own room is a share of what is around it.
        <View className={styles['code']}>
          <Picture src={picture} alt="本页的二维码" ratio={1} isLazy={false} isPlain />
        </View>
      )}
      <View className={styles['words']}>
        {`请用手机${picture === null ? '打开本页' : '扫码打开本页'}，获取${env.appName}`}
      </View>
    </>
  );
}
