import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { AsyncView } from '@/components/AsyncView';
import { Dialog } from '@/components/Dialog';
import { SkeletonText } from '@/components/Skeleton';
import { asyncStatus } from '../asyncStatus';
import { markup } from '@/platform/markup';
import { SEND_TEXTS } from '../sendTexts';
import { POPUP_TEXTS } from './popupTexts';
import type { SendStore } from '../SendStore';
import styles from './ForbiddenPopup.module.scss';

interface ForbiddenPopupProps {
  readonly store: SendStore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What nobody may send. */
export const ForbiddenPopup = observer(function ForbiddenPopup({
  store: {
    answers: { goods },
  },
  isOpen,
  onClose,
}: ForbiddenPopupProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={SEND_TEXTS.forbidden}
      onClose={onClose}
      confirm={{ text: POPUP_TEXTS.confirm, onPress: onClose }}
    >
      <AsyncView
        status={asyncStatus(goods.phase)}
        skeleton={<SkeletonText lines={5} />}
        failedText={goods.failureText}
        onRetry={goods.load}
        isCompact
      >
        {() => (
          <View {...markup.access({ role: 'list', label: SEND_TEXTS.forbidden })}>
            {(goods.value?.forbidden ?? []).map((words) => (
              <View key={words} className={styles['item']} {...markup.access({ role: 'listitem' })}>
                {words}
              </View>
            ))}
          </View>
        )}
      </AsyncView>
    </Dialog>
  );
});
