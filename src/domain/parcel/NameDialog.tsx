import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import type { Scope } from '@/api/scope';
import { Dialog } from '@/components/Dialog';
import { TextField } from '@/components/TextField';
import { pageDeps } from '@/data/pageDeps';
import { toast } from '@/platform/toast';
import { FollowVisitor } from '@/templates/QueryView';
import { NameStore } from './NameStore';
import styles from './NameDialog.module.scss';

interface NameDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The name has been changed, and cannot be changed again. */
  readonly onDone: () => void;
  readonly scope: Scope;
}

/** Changes the name under which parcels are handed out; allowed once per account (product §3.19). */
export function NameDialog({ isOpen, onClose, onDone, scope }: NameDialogProps) {
  const [store] = useState(() => new NameStore({ ...pageDeps(scope), gateway }));
  const change = async (): Promise<void> => {
    const outcome = await store.change();
    if (outcome.kind === 'message') toast.show(outcome.text);
    if (outcome.kind !== 'done') return;
    toast.show('取件姓名已修改');
    onDone();
  };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title="规范取件姓名"
        isMaskClosing={false}
        cancel={{ text: '取消', onPress: onClose }}
        confirm={{ text: '确认修改', onPress: change }}
      >
        <View className={styles['text']}>
          为保障包裹安全，请使用真实姓名，与快递面单保持一致。每个账号只能修改一次。
        </View>
        <Now store={store} />
        <NameField store={store} onConfirm={change} />
      </Dialog>
      <FollowVisitor query={store.query} />
    </>
  );
}

interface StoreProps {
  readonly store: NameStore;
}

/** The current name; failing to load it does not block the change. */
const Now = observer(function Now({ store }: StoreProps) {
  const name = store.query.value ?? '';
  return <View>{name !== '' && <View className={styles['text']}>{`当前姓名：${name}`}</View>}</View>;
});

const NameField = observer(function NameField({
  store,
  onConfirm,
}: StoreProps & { readonly onConfirm: () => Promise<void> }) {
  return (
    <TextField
      label="真实姓名"
      isLabelShown
      value={store.typed}
      onChange={store.type}
      onBlur={store.leave}
      onConfirm={() => void onConfirm()}
      error={store.problem}
      kind="name"
      placeholder="与快递面单一致"
      isClearable
    />
  );
});
