import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Dialog } from '@/components/Dialog';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { markup } from '@/platform/markup';
import { StatePage } from '@/templates/StatePage';
import type { SendStore } from '../SendStore';
import { POPUP_TEXTS } from './sendPopupTexts';
import styles from './SendPopups.module.scss';

interface ForbiddenPopupProps {
  readonly store: SendStore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Forbidden goods. */
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
      <StatePage
        phase={goods.phase}
        skeleton={
          <SkeletonGroup>
            <SkeletonText lines={5} />
          </SkeletonGroup>
        }
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
      </StatePage>
    </Dialog>
  );
});
