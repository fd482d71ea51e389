import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { markup } from '@/platform/markup';
import { pictureAddress } from '@/session/links';
import { formatFen } from '@/utils/money';
import { TASK_TEXTS } from '../taskTexts';
import styles from './TaskTitle.module.scss';

/** 做任务 最高赚X元 (spec 2 §2), or 做任务 alone where nothing can be earned. */
export function SummedTitle({ sumFen }: { readonly sumFen: number }) {
  const amount = sumFen > 0 ? formatFen(sumFen) : '';
  return (
    <View className={styles['title']} {...markup.access({ role: 'heading' })}>
      {amount === ''
        ? TASK_TEXTS.title
        : `${TASK_TEXTS.title} ${TASK_TEXTS.bestOf}${amount}${TASK_TEXTS.yuan}`}
    </View>
  );
}

/** Shape of the title pictures, in the 750-wide design. */
const RATIO = 702 / 88;

/** The title as a picture, its words when there is none or it does not come. */
export function PictureTitle({ src }: { readonly src: string }) {
  const address = pictureAddress(src);
  if (address === '') return <SummedTitle sumFen={0} />;
  return (
    <View className={styles['picture']} {...markup.access({ role: 'heading' })}>
      <Picture src={address} alt={TASK_TEXTS.title} ratio={RATIO} fit="contain" isPlain />
    </View>
  );
}
