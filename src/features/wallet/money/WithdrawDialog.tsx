import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import type { Scope } from '@/api';
import { Price } from '@/components/Amount';
import { cx } from '@/components/cx';
import { Dialog } from '@/components/Dialog';
import { CodeField } from '@/domain/login/CodeField';
import { PhoneField } from '@/domain/login/PhoneField';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { createCodeFlow } from '@/session/login/appLogin';
import { TextRow } from '@/templates/TextRow';
import { tracker } from '@/tracking';
import type { MoneyStore } from './MoneyStore';
import styles from './CashoutMoney.module.scss';

const PAGE = 'cashoutMoney';

interface WithdrawDialogProps {
  readonly store: MoneyStore;
  readonly scope: Scope;
  /** Called when the wallet has changed. */
  readonly onDone: () => void;
}

/** The amount and its recipient, name and code if required, and the button that withdraws. */
export const WithdrawDialog = observer(function WithdrawDialog({
  store,
  scope,
  onDone,
}: WithdrawDialogProps) {
  const home = store.home.value;
  const confirm = async (): Promise<void> => {
    tracker.click(PAGE, 'confirm');
    const outcome = await store.confirm();
    if (outcome.kind === 'message') toast.show(outcome.text);
    if (outcome.kind !== 'done') return;
    onDone();
    await navigator.goTo('cashoutSuccess', { withdrawNo: outcome.withdrawNo });
  };
  if (home === null) return null;
  return (
    <Dialog
      isOpen={store.isConfirming}
      onClose={() => store.setConfirming(false)}
      title="确认提现"
      confirm={{ text: '确认提现', onPress: confirm }}
      isMaskClosing={false}
    >
      <View className={styles['centered']}>
        <Price fen={store.fen} size="huge" decimals={2} />
        {home.payeeName !== '' && <View className={styles['note']}>{`提现到 ${home.payeeName}`}</View>}
        {home.arrivalText !== '' && <View className={styles['note']}>{home.arrivalText}</View>}
      </View>
      {home.needsRealName && <PersonFields store={store} />}
      {store.needsCode && <CodeFields store={store} scope={scope} />}
    </Dialog>
  );
});

function PersonFields({ store }: { readonly store: MoneyStore }) {
  const [{ realName, idLast4 }] = useState(() => ({
    realName: store.person.field('realName'),
    idLast4: store.person.field('idLast4'),
  }));
  return (
    <>
      <View className={cx(styles['note'], styles['proof'])}>首次提现需核对实名，仅本次使用，不会保存</View>
      <TextRow field={realName} label="真实姓名" kind="name" maxLength={40} placeholder="身份证上的姓名" />
      <TextRow field={idLast4} label="身份证号后四位" placeholder="后四位，末位可为 X" />
    </>
  );
}

const CodeFields = observer(function CodeFields({ store, scope }: Omit<WithdrawDialogProps, 'onDone'>) {
  const [flow] = useState(() => store.codeFlow(createCodeFlow));
  const send = async (): Promise<void> => {
    const outcome = await flow.sendCode(scope);
    if (outcome.kind !== 'dropped') toast.show(outcome.text);
  };
  return (
    <>
      <View className={cx(styles['note'], styles['proof'])}>
        {session.phone === null
          ? '金额较大，请用账号绑定的手机号确认是您本人'
          : `金额较大，请用账号绑定的手机号 ${session.phone} 确认是您本人`}
      </View>
      <PhoneField flow={flow} />
      <CodeField flow={flow} onSend={send} />
    </>
  );
});
