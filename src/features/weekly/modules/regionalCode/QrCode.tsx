import { View } from '@tarojs/components';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { savePicture } from '@/domain/activity/savePicture';
import { markup } from '@/platform/markup';
import { saveImage } from '@/platform/saveImage';
import { pictureAddress } from '@/session/links';
import { ModulePicture } from '../../page/components/ModulePicture';
import { useModulePage } from '../../page/modulePageContext';
import { MODULE_TEXTS } from '../moduleTexts';
import styles from './RegionalCode.module.scss';

interface QrCodeProps {
  readonly url: string;
  /** Text that says what scanning leads to. */
  readonly phrase: string;
  /** Shown if the picture fails to load. */
  readonly failedText: string;
}

/** A QR code with its caption; if the picture fails to load, offers a retry. */
export function QrCode({ url, phrase, failedText }: QrCodeProps) {
  const { click } = useModulePage();
  const [attempt, setAttempt] = useState(1);
  /** The address and attempt that failed: a different address starts without an error. */
  const [failed, setFailed] = useState('');
  const source = `${attempt} ${url}`;
  if (failed === source || pictureAddress(url) === '')
    return (
      <View className={styles['failed']} {...markup.access({ role: 'alert' })}>
        <View className={styles['reason']}>{failedText}</View>
        {failed === source && (
          <Button kind="secondary" size="small" onClick={() => setAttempt(attempt + 1)} isReading>
            {MODULE_TEXTS.retry}
          </Button>
        )}
      </View>
    );
  return (
    <View className={styles['code']}>
      <View className={styles['frame']}>
        <ModulePicture
          key={source}
          className={styles['qr']}
          src={url}
          alt={phrase || MODULE_TEXTS.regionalQr}
          fit="contain"
          onFailed={() => setFailed(source)}
        />
      </View>
      {phrase !== '' && <View className={styles['phrase']}>{phrase}</View>}
      {saveImage.isSupported() && (
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            click('saveRegionalCode');
            return savePicture(pictureAddress(url));
          }}
        >
          {MODULE_TEXTS.savePicture}
        </Button>
      )}
    </View>
  );
}
