import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { cx } from '@/components/cx';
import { Popup } from '@/components/Popup';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { toggleRemark, MAX_REMARK } from '../remarkRules';
import type { SendStore } from '../SendStore';
import { POPUP_TEXTS } from './sendPopupTexts';
import styles from './SendPopups.module.scss';

interface RemarkPopupProps {
  readonly store: SendStore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Note for the courier: typed, or chosen from frequent ones. */
export function RemarkPopup({ store, isOpen, onClose }: RemarkPopupProps) {
  return (
    <Popup isOpen={isOpen} title={SEND_TEXTS.remark} onClose={onClose}>
      <Words store={store} />
      <View className={styles['done']}>
        <Button isBlock onClick={onClose}>
          {POPUP_TEXTS.done}
        </Button>
      </View>
    </Popup>
  );
}

const Words = observer(function Words({ store: { draft, answers } }: Pick<RemarkPopupProps, 'store'>) {
  const { remark } = draft.form;
  return (
    <View>
      <TextField
        label={SEND_TEXTS.remark}
        value={remark}
        maxLength={MAX_REMARK}
        placeholder={POPUP_TEXTS.remarkPlaceholder}
        onChange={draft.setRemark}
        isClearable
      />
      <View className={styles['quick']}>
        {(answers.goods.value?.remarks ?? []).map((words) => (
          <Pressable
            key={words}
            className={styles['chip']}
            onPress={() => draft.setRemark(toggleRemark(remark, words))}
          >
            <Text className={cx(styles['chipText'], remark.includes(words) && styles['used'])}>{words}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  );
});
