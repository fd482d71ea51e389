import { View } from '@tarojs/components';
import { cx } from './cx';
import { Pressable } from './Pressable';
import styles from './Tiles.module.scss';

interface Tile {
  /** Draws the icon. */
  readonly iconClass: string | undefined;
  readonly text: string;
  readonly hint: string;
  readonly onPress: () => Promise<unknown>;
}

/** Links side by side: an icon, a name, a few words. Three fit. */
export const Tiles = ({ tiles }: { readonly tiles: readonly Tile[] }) => (
  <View className={styles['tiles']}>
    {tiles.map(({ iconClass, text, hint, onPress }) => (
      <Pressable key={text} className={styles['tile']} label={`${text}，${hint}`} onPress={onPress}>
        <View className={cx(styles['icon'], iconClass)} />
        <View className={styles['name']}>{text}</View>
        <View className={styles['hint']}>{hint}</View>
      </Pressable>
    ))}
  </View>
);
