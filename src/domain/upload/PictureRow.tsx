import { View } from '@tarojs/components';
import { useState } from 'react';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { useLoaded } from '@/hooks/useLoaded';
import { pictureAddress } from '@/session/links';
import styles from './PictureRow.module.scss';

const loadLarge = () => import('./LargePicture');

/** Pictures sent by a user; a tap enlarges one. Pictures with a disallowed address are left out. */
export function PictureRow({ urls }: { readonly urls: readonly string[] }) {
  const shown = urls.map(pictureAddress).filter((url) => url !== '');
  const [large, setLarge] = useState<{ readonly url: string; readonly name: string } | null>(null);
  const close = (): void => setLarge(null);
  const loaded = useLoaded(loadLarge, large !== null, close);
  if (shown.length === 0) return null;
  return (
    <View className={styles['row']}>
      {shown.map((url, index) => {
        const name = `第 ${index + 1} 张图片`;
        return (
          <Pressable
            key={index}
            className={styles['tile']}
            label={`查看${name}`}
            onPress={() => setLarge({ url, name })}
          >
            <Picture src={url} alt={name} ratio={1} isPlain className={styles['picture']} />
          </Pressable>
        );
      })}
      {loaded !== null && <loaded.LargePicture picture={large} onClose={close} />}
    </View>
  );
}
