import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { pressShare } from '@/domain/activity/parts/pressShare';
import { launch } from '@/platform/launch';
import { hostShareButton } from '@/platform/shareButton';
import { useModulePage } from '../page/modulePageContext';
import type { ModulePageBase } from '../page/modulePageTypes';
import { BAR_TEXTS } from './barTexts';
import { sharedPage } from './shareRules';
import styles from './FloatingShare.module.scss';

/**
 * Floats over the page if the config switches it on (product §2.2, §2.6). Hidden in the messaging app's single-page
 * mode, where native buttons do not work.
 */
export function FloatingShare({ base }: { readonly base: ModulePageBase }) {
  const { page, visit, click } = useModulePage();
  if (!base.hasShareButton || launch.isSinglePage()) return null;
  const HostButton = hostShareButton();
  return (
    <View className={styles['place']}>
      {HostButton === null ? (
        <Pressable
          className={styles['button']}
          label={BAR_TEXTS.share}
          onPress={() => {
            click('share');
            return pressShare(sharedPage(page, visit, base));
          }}
        >
          <Face />
        </Pressable>
      ) : (
        <HostButton className={styles['button']} label={BAR_TEXTS.share} onPress={() => click('share')}>
          <Face />
        </HostButton>
      )}
    </View>
  );
}

const Face = () => (
  <>
    <View className={styles['icon']} />
    <View className={styles['text']}>{BAR_TEXTS.share}</View>
  </>
);
