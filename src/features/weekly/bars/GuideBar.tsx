import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { ModulePicture } from '../page/components/ModulePicture';
import { useModulePage } from '../page/modulePageContext';
import type { GuideBar as Guide } from '../page/modulePageTypes';
import { BAR_TEXTS } from './barTexts';
import styles from './bars.module.scss';

/** A full-width picture that can link to another page (product §2.3 "guideBarModule"). */
export function GuideBar({ bar: { imageUrl, linkUrl } }: { readonly bar: Guide }) {
  const { follow } = useModulePage();
  const picture = (
    <ModulePicture src={imageUrl} alt={BAR_TEXTS.guide} ratio={750 / 120} className={styles['picture']} />
  );
  if (linkUrl === '') return <View>{picture}</View>;
  return (
    <Pressable role="link" label={BAR_TEXTS.guide} onPress={() => follow(linkUrl, 'guideBar')}>
      {picture}
    </Pressable>
  );
}
