import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { ModulePicture } from '../../page/components/ModulePicture';
import { useModulePage } from '../../page/modulePageContext';
import { MODULE_TEXTS } from '../moduleTexts';
import styles from './groupCards.module.scss';

interface GroupNoticeProps {
  readonly kind: 'unlocated' | 'unserved';
  readonly imageUrl: string;
}

const WORDS = { unlocated: MODULE_TEXTS.placeUnknown, unserved: MODULE_TEXTS.placeUnserved } as const;

/**
 * `displayType` 2 and others: a picture instead of the goods, or a text if it fails to load. If the place is unknown, a
 * tap asks for it.
 */
export function GroupNotice({ kind, imageUrl }: GroupNoticeProps) {
  const { askForPlace, click } = useModulePage();
  const words = WORDS[kind];
  const canAsk = kind === 'unlocated' && askForPlace !== undefined;
  const picture = (
    <ModulePicture
      className={styles['picture']}
      src={imageUrl}
      alt={canAsk ? '' : words}
      fallback={<View className={styles['words']}>{words}</View>}
    />
  );
  if (!canAsk) return <View className={styles['notice']}>{picture}</View>;
  return (
    <Pressable
      className={styles['notice']}
      label={words}
      onPress={() => {
        click('askForPlace');
        return askForPlace();
      }}
    >
      {picture}
    </Pressable>
  );
}
