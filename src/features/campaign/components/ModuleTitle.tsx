import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { CampaignPicture } from './CampaignPicture';
import styles from './ModuleTitle.module.scss';

export interface ModuleTitleProps {
  /** The title as a picture; as the gateway wrote it, '' for none. */
  readonly imageUrl?: string;
  /** The title in words: what the picture says, and what is shown without one or when it does not come. */
  readonly text: string;
  /** Under the words, '' for none; a picture carries its own. */
  readonly subText?: string;
}

/** Shape of the title pictures, in the 750-wide design. */
const RATIO = 702 / 88;

/**
 * Top of a module: lies at the card's edges (`<Card isFlush>`), words bring room of their own. Nothing without words
 * and picture.
 */
export function ModuleTitle({ imageUrl = '', text, subText = '' }: ModuleTitleProps) {
  if (imageUrl === '') return <Words text={text} subText={subText} />;
  return (
    <View {...markup.access({ role: 'heading' })}>
      <CampaignPicture
        src={imageUrl}
        alt={text}
        ratio={RATIO}
        isPlain
        fallback={<View className={styles['lost']}>{text}</View>}
      />
    </View>
  );
}

function Words({ text, subText }: { readonly text: string; readonly subText: string }) {
  if (text === '' && subText === '') return null;
  return (
    <View className={styles['words']}>
      {text !== '' && (
        <View className={styles['text']} {...markup.access({ role: 'heading' })}>
          {text}
        </View>
      )}
      {subText !== '' && <View className={styles['sub']}>{subText}</View>}
    </View>
  );
}
