import { Button, View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { BAR_TEXTS } from './barTexts';
import styles from './ShareButton.module.scss';

/**
 * The mini program's native share button: only this one opens the host's list of friends. It sends the prepared card.
 */
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
