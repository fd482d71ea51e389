import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { markup } from '@/platform/markup';
import { pictureAddress } from '@/session/links';
import { SummedTitle } from './SummedTitle';
import { TASK_TEXTS } from './taskTexts';
import styles from './taskEntries.module.scss';

/** Aspect ratio of the title pictures, in the 750-wide design. */
const RATIO = 702 / 88;

/** The title as a picture, or as text if there is none or it fails to load. */
export function PictureTitle({ src }: { readonly src: string }) {
  const address = pictureAddress(src);
  if (address === '') return <SummedTitle sumFen={0} />;
  return (
    <View className={styles['picture']} {...markup.access({ role: 'heading' })}>
      <Picture src={address} alt={TASK_TEXTS.title} ratio={RATIO} fit="contain" isPlain />
    </View>
  );
}
