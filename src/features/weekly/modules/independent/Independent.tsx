import { Pressable } from '@/components/Pressable';
import { ModulePicture } from '../../page/components/ModulePicture';
import { useModulePage } from '../../page/modulePageContext';
import { MODULE_PAGE_TEXTS } from '../../page/modulePageTexts';
import type { ModuleProps } from '../../page/moduleProps';
import styles from './Independent.module.scss';

/** One full-width picture, tappable as a whole. */
export function Independent({ view }: ModuleProps<'independent'>) {
  const { follow } = useModulePage();
  const { imageUrl, linkUrl } = view;
  const picture = (
    <ModulePicture
      src={imageUrl}
      alt={MODULE_PAGE_TEXTS.picture}
      ratio={702 / 240}
      className={styles['picture']}
    />
  );
  if (linkUrl === '') return picture;
  return (
    <Pressable role="link" label={MODULE_PAGE_TEXTS.picture} onPress={() => follow(linkUrl, 'independent')}>
      {picture}
    </Pressable>
  );
}
