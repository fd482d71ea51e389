import { View } from '@tarojs/components';
import { pictureAddress } from '@/session/links';
import { ModuleCard } from '../../page/components/ModuleCard';
import { ModulePicture } from '../../page/components/ModulePicture';
import type { ModuleProps } from '../../page/moduleProps';
import { MODULE_TEXTS } from '../moduleTexts';
import { QrCode } from './QrCode';
import styles from './RegionalCode.module.scss';

/** The QR code of the region's group, and how else to find the group (product §2.3 "regionalCodeModule", §2.8). */
export function RegionalCode({ view }: ModuleProps<'regionalCode'>) {
  const { qrUrl, scanPhrase, errorMessage, imageUrl, searchPhrase } = view;
  const missing = errorMessage || MODULE_TEXTS.regionalMissing;
  return (
    <ModuleCard title={MODULE_TEXTS.regionalCode}>
      <View className={styles['body']}>
        {qrUrl === '' ? (
          <View className={styles['missing']}>{missing}</View>
        ) : (
          <QrCode url={qrUrl} phrase={scanPhrase} failedText={missing} />
        )}
        {pictureAddress(imageUrl) !== '' && (
          <ModulePicture
            className={styles['picture']}
            src={imageUrl}
            alt={searchPhrase}
            fallback=" "
            isPlain
          />
        )}
        {searchPhrase !== '' && <View className={styles['search']}>{searchPhrase}</View>}
      </View>
    </ModuleCard>
  );
}
