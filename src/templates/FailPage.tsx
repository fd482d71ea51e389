import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { StatePicture, type StatePictureProps } from '@/components/StatePicture';
import { markup } from '@/platform/markup';
import type { ResultAction } from './ResultPage';
import styles from './FailPage.module.scss';

interface FailPageProps extends Pick<StatePictureProps, 'mark'> {
  readonly title: string;
  readonly text: string;
  /** For customer support; '' for none. */
  readonly code?: string;
  /** The most likely action first. */
  readonly actions: readonly ResultAction[];
}

/** Label in front of the code. */
const CODE = '提示码';

/** Why something is not available: picture, heading, text, and the next steps. */
export function FailPage({ mark, title, text, code = '', actions }: FailPageProps) {
  return (
    <View className={styles['page']}>
      <StatePicture mark={mark} />
      <View {...markup.access({ role: 'alert' })}>
        <View className={styles['title']} {...markup.access({ role: 'heading' })}>
          {title}
        </View>
        <View className={styles['text']}>{text}</View>
      </View>
      {code !== '' && <View className={styles['code']}>{`${CODE} ${code}`}</View>}
      <View className={styles['ways']}>
        {actions.map(({ text: words, onPress, ...state }, index) => (
          <Button
            key={words}
            {...state}
            isBlock
            kind={index === 0 ? 'primary' : 'ghost'}
            className={index === 0 ? undefined : styles['back']}
            onClick={onPress}
          >
            {words}
          </Button>
        ))}
      </View>
    </View>
  );
}
