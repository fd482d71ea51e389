import { Button, View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { BAR_TEXTS } from './barTexts';
import styles from './ShareButton.module.scss';

/** The mini programs' own: only it opens their list of friends. It sends the card that was prepared. */
export function HostShareButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button
      className={styles['button']}
      openType="share"
      onClick={onPress}
      {...markup.access({ label: BAR_TEXTS.share })}
    >
      <View className={styles['icon']} />
      <View className={styles['text']}>{BAR_TEXTS.share}</View>
    </Button>
  );
}
