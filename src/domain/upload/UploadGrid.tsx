import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import type { UploadItem, UploadStore } from './UploadStore';
import { UPLOAD_TEXTS } from './uploadTexts';
import styles from './UploadGrid.module.scss';

interface UploadGridProps {
  readonly store: UploadStore;
  /** Screen-reader label of the pictures. */
  readonly label: string;
}

/** Chosen pictures in order, each with its state, 删除 and 重试, and the tile that adds more. */
export const UploadGrid = observer(function UploadGrid({ store, label }: UploadGridProps) {
  return (
    <View className={styles['grid']} {...markup.access({ role: 'group', label })}>
      {store.items.map((item, index) => (
        <Tile key={item.id} store={store} item={item} name={`第 ${index + 1} 张图片`} />
      ))}
      {store.room > 0 && (
        <Pressable key="add" className={cx(styles['tile'], styles['add'])} onPress={() => add(store)}>
          <View className={styles['plus']} />
          <View className={styles['words']}>{UPLOAD_TEXTS.add}</View>
          <View className={styles['words']}>{`${store.items.length}/${store.max}`}</View>
        </Pressable>
      )}
    </View>
  );
});

/** The promise is not returned to the button: a browser may never report that the file picker was closed. */
function add(store: UploadStore): void {
  void store.add().then((text) => {
    if (text !== '') toast.show(text);
  });
}

interface TileProps {
  readonly store: UploadStore;
  readonly item: UploadItem;
  readonly name: string;
}

const Tile = observer(function Tile({ store, item, name }: TileProps) {
  return (
    <View className={styles['tile']}>
      {item.previewUrl === '' ? (
        <View className={styles['blank']} />
      ) : (
        <Picture
          src={item.previewUrl}
          alt={name}
          ratio={1}
          isLazy={false}
          isPlain
          className={styles['picture']}
        />
      )}
      <View>
        {item.state === 'failed' && (
          <Failed
            text={item.failedText}
            canRetry={item.canRetry}
            name={name}
            onRetry={() => store.retry(item)}
          />
        )}
        {(item.state === 'waiting' || item.state === 'sending') && <Progress item={item} name={name} />}
      </View>
      <Pressable className={styles['remove']} label={`删除${name}`} onPress={() => store.remove(item)} />
    </View>
  );
});

/** Separate component, so that progress re-renders nothing else. */
const Progress = observer(function Progress({ item, name }: Pick<TileProps, 'item' | 'name'>) {
  return (
    <View
      className={styles['cover']}
      {...markup.access({
        role: 'progressbar',
        label: `${name}上传进度`,
        value: { now: item.percent, max: 100, text: `${item.percent}%` },
      })}
    >
      {item.state === 'waiting' ? '等待上传' : `${item.percent}%`}
    </View>
  );
});

interface FailedProps {
  readonly text: string;
  readonly canRetry: boolean;
  readonly name: string;
  readonly onRetry: () => void;
}

function Failed({ text, canRetry, name, onRetry }: FailedProps) {
  const words = <View {...markup.access({ role: 'status' })}>{text}</View>;
  if (!canRetry) return <View className={cx(styles['cover'], styles['failed'])}>{words}</View>;
  return (
    <Pressable
      className={cx(styles['cover'], styles['failed'])}
      label={`${name}${text} ${UPLOAD_TEXTS.retry}`}
      onPress={onRetry}
    >
      {words}
      <View className={styles['retry']}>{UPLOAD_TEXTS.retry}</View>
    </Pressable>
  );
}
