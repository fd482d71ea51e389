import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Pressable } from '@/components/Pressable';
import { useLoaded } from '@/hooks/useLoaded';
import { tracker } from '@/tracking';
import { donePickName, pickName } from '../pickName';
import { PICK_TEXTS } from '../pickTexts';
import styles from './NameRow.module.scss';

const loadDialog = () => import('./NameDialog');

/** 规范取件姓名, where the gateway's switch is on and the visitor has not been told (spec 2 §3, §7). */
export const NameRow = observer(function NameRow() {
  const { pickChangeNameSwitch, pickChangeNameDone } = pickName;
  const [isOpen, setOpen] = useState(false);
  const dialog = useLoaded(loadDialog, isOpen, () => setOpen(false));
  const isShown = pickChangeNameSwitch && !pickChangeNameDone;
  const open = (): void => {
    tracker.click('pickUp', 'pickName');
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    donePickName();
  };
  return (
    <View>
      {isShown && (
        <Pressable className={styles['row']} onPress={open}>
          <View className={styles['title']}>{PICK_TEXTS.name}</View>
          <View className={styles['hint']}>{PICK_TEXTS.nameHint}</View>
        </Pressable>
      )}
      {dialog !== null && <dialog.NameDialog isOpen={isOpen} onClose={close} />}
    </View>
  );
});
