import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import styles from './GiftFrame.module.scss';

interface GiftNoticeProps {
  /** One sentence. */
  readonly text: string;
  readonly hint?: string;
  /** The next step. */
  readonly action: { readonly text: string; readonly onPress: () => void | Promise<unknown> };
}

/** A card below the box that has nothing (more) to give: a sentence and one main button. */
export const GiftNotice = ({ text, hint = '', action }: GiftNoticeProps) => (
  <Card className={styles['notice']}>
    <View {...markup.access({ role: 'status' })}>
      <View className={styles['text']}>{text}</View>
      {hint !== '' && <View className={styles['hint']}>{hint}</View>}
    </View>
    <Button isBlock onClick={action.onPress}>
      {action.text}
    </Button>
  </Card>
);
