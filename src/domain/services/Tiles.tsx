import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { ServiceIcon, type ServiceIconName } from './ServiceIcon';
import styles from './Tiles.module.scss';

interface Tile {
  readonly icon: ServiceIconName;
  readonly text: string;
  readonly hint: string;
  readonly onPress: () => Promise<unknown>;
}

/** Links side by side: an icon, a name, a few words. Three fit. */
export const Tiles = ({ tiles }: { readonly tiles: readonly Tile[] }) => (
  <View className={styles['tiles']}>
    {tiles.map(({ icon, text, hint, onPress }) => (
      <Pressable key={text} className={styles['tile']} label={`${text}，${hint}`} onPress={onPress}>
        <ServiceIcon name={icon} />
        <View className={styles['name']}>{text}</View>
        <View className={styles['hint']}>{hint}</View>
      </Pressable>
    ))}
  </View>
);
