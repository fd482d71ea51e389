import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { ModulePicture } from './ModulePicture';
import styles from './ModuleTitle.module.scss';

interface ModuleTitleProps {
  /** Title picture, as sent by the gateway; '' for none. */
  readonly imageUrl?: string;
  /** Title text: the picture's alternative text, and shown if there is no picture or it fails. */
  readonly text: string;
  /** Second line of a text title, '' for none; pictures contain their own. */
  readonly subText?: string;
}

/** Aspect ratio of the title pictures in the 750-wide design. */
const RATIO = 702 / 88;

/**
 * Title of a module. A picture is designed for the page's background, so it goes above the module's card; a text has no
 * background and goes inside it. `ModuleCard` places both. Renders nothing without text and picture.
 */
export function ModuleTitle({ imageUrl = '', text, subText = '' }: ModuleTitleProps) {
  if (imageUrl === '') return <Words text={text} subText={subText} />;
  return (
    <View className={styles['picture']} {...markup.access({ role: 'heading' })}>
      <ModulePicture
        src={imageUrl}
        alt={text}
        ratio={RATIO}
        fit="contain"
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
