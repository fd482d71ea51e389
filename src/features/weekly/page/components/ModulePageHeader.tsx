import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { markup } from '@/platform/markup';
import { preview } from '@/platform/preview';
import { pictureAddress } from '@/session/links';
import { ModulePicture } from './ModulePicture';
import styles from './modulePage.module.scss';

interface ModulePageHeaderProps {
  readonly imageUrl: string;
  readonly title: string;
}

/** Stable function. Removes the preview picture of the HTML once this picture has replaced it. */
const uncover = (): void => preview.remove();

/** The header picture, 750 by 620; without one, the page's name on the campaign's colours. */
export function ModulePageHeader({ imageUrl, title }: ModulePageHeaderProps) {
  useEffect(() => {
    // A picture that is not allowed never fires a load event.
    if (pictureAddress(imageUrl) === '') uncover();
    return uncover;
  }, [imageUrl]);
  return (
    <View className={styles['header']}>
      <ModulePicture
        src={imageUrl}
        alt={title}
        ratio={750 / 620}
        isLazy={false}
        isHead
        onShown={uncover}
        onFailed={uncover}
        fallback={
          <View className={styles['words']} {...markup.access({ role: 'img', label: title })}>
            {title}
          </View>
        }
      />
    </View>
  );
}
