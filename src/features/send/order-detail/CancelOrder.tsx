import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Scope } from '@/api/scope';
import { noteOrderChange } from '@/features/send/orderChange';
import { ORDER_TEXTS } from '@/features/send/orderTexts';
import { useLoaded } from '@/hooks/useLoaded';
import { toast } from '@/platform/toast';
import type { ActMemory } from '@/session/pendingActs';
import { tracker } from '@/tracking';
import type { OrderStore } from './OrderStore';

const PAGE = 'orderDetail';

interface OrderDetailProps {
  readonly orderNo: string;
  readonly scope: Scope;
}

const loadDialog = () => import('./cancelling');

interface CancelQuestionProps extends Pick<OrderDetailProps, 'orderNo'> {
  readonly store: OrderStore;
}

/** Separate component, so that opening the dialog re-renders nothing else; loaded when first needed. */
export const CancelOrder = observer(function CancelOrder({ store, orderNo }: CancelQuestionProps) {
  const { isAsking, stopAsking } = store;
  const dialog = useLoaded(loadDialog, isAsking, stopAsking);
  return (
    <View>
      {dialog !== null && (
        <dialog.CancelDialog
          isOpen={isAsking}
          onClose={stopAsking}
          onConfirm={() => cancel(store, dialog.cancelActs(orderNo))}
        />
      )}
    </View>
  );
});

async function cancel(store: OrderStore, acts: ActMemory): Promise<void> {
  tracker.click(PAGE, 'cancelYes');
  const outcome = await store.cancel(acts);
  if (outcome.kind === 'message') toast.show(outcome.text);
  if (outcome.kind !== 'cancelled') return;
  noteOrderChange();
  toast.show(ORDER_TEXTS.cancelled);
}
